import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const HEAD = '# Cleusa Barreto Antunes\nCuritiba – PR | (41) 99123-4400 | cleusa.antunes@exemplo.com\n\n';

/** Periods as Brazilians type them. */
export const PERIODS: Habit[] = [
  {
    name: 'a grave accent, months in words, one line for each job',
    pdf: () =>
      printedLines(`${HEAD}## HISTÓRICO PROFISSIONAL
Costureira – Confecções Bela Malha – Março/2019 à Novembro/2023
Costura reta e overloque.

Arrematadeira – Ateliê Ponto Fino – jul/15 à dez/18
Acabamento de peças.

Auxiliar de Produção – Têxtil Horizonte – MAIO DE 2011 À ABRIL DE 2014
Abastecimento das máquinas.

Balconista – Armarinho Central – 05/08 a 06/10
Atendimento no balcão.

## ESCOLARIDADE
Ensino médio completo – 2006`),
    jobs: [
      'Costureira | Confecções Bela Malha | 2019-03 | 2023-11',
      'Arrematadeira | Ateliê Ponto Fino | 2015-07 | 2018-12',
      'Auxiliar de Produção | Têxtil Horizonte | 2011-05 | 2014-04',
      'Balconista | Armarinho Central | 2008-05 | 2010-06',
    ],
  },
  {
    name: 'days, full dates and the words for today',
    pdf: () =>
      printedLines(`${HEAD}## Experiências
## Auxiliar Administrativa
Imobiliária Vila Nova
De 12 de janeiro de 2018 até o momento
Emissão de contratos.

## Secretária
Clínica São Bento
De 3 de março de 2014 a 20 de dezembro de 2017
Agenda dos médicos.

## Recepcionista
Hotel Pinheirais
10-02-2010 a 15-12-2013
Entrada e saída de hóspedes.

## Telefonista
Rádio Táxi Faixa Azul
01/08/07 a 30/01/10
Chamadas de clientes.

## Escolaridade
Ensino médio completo`),
    jobs: [
      'Auxiliar Administrativa | Imobiliária Vila Nova | 2018-01 | now',
      'Secretária | Clínica São Bento | 2014-03 | 2017-12',
      'Recepcionista | Hotel Pinheirais | 2010-02 | 2013-12',
      'Telefonista | Rádio Táxi Faixa Azul | 2007-08 | 2010-01',
    ],
  },
  {
    name: 'years first, apostrophes and lost dashes in a column at the right',
    pdf: () =>
      printedLines(`${HEAD}## EXPERIÊNCIA PROFISSIONAL
Engenheira de Qualidade   2021-02 até dias atuais
Metalúrgica Araucária
Auditorias internas.
Analista de Qualidade   2018.09 – 2021.01
Plásticos do Sul
Indicadores de processo.
Técnica de Qualidade   ago '16 – set '18
Autopeças Iguaçu
Inspeção de peças.
Inspetora de Qualidade   fev. 2013 jul. 2016
Fundição Campo Largo
Controle dimensional.
Estagiária   2011/2012
Ferramentaria Batel
Apoio ao laboratório.

## FORMAÇÃO
Tecnologia em Gestão da Qualidade – 2013`),
    jobs: [
      'Engenheira de Qualidade | Metalúrgica Araucária | 2021-02 | now',
      'Analista de Qualidade | Plásticos do Sul | 2018-09 | 2021-01',
      'Técnica de Qualidade | Autopeças Iguaçu | 2016-08 | 2018-09',
      'Inspetora de Qualidade | Fundição Campo Largo | 2013-02 | 2016-07',
      'Estagiária | Ferramentaria Batel | 2011 | 2012',
    ],
  },
  {
    name: 'labels of a form with short years',
    pdf: () =>
      printedLines(`${HEAD}## EXPERIÊNCIA PROFISSIONAL
Empresa: Supermercado Bom Dia
Cargo: Operadora de Caixa
Período: jan/22 até o presente momento

Empresa: Padaria Trigal
Cargo: Atendente
Admissão: 01/02/15   Demissão: 30/06/17

Empresa: Sorveteria Polar
Cargo: Balconista
Início: 04/2012   Término: 12/2014

## ESCOLARIDADE
Ensino médio completo`),
    jobs: [
      'Operadora de Caixa | Supermercado Bom Dia | 2022-01 | now',
      'Atendente | Padaria Trigal | 2015-02 | 2017-06',
      'Balconista | Sorveteria Polar | 2012-04 | 2014-12',
    ],
  },
  {
    name: 'since, between, slashes between months and brackets',
    pdf: () =>
      printedLines(`${HEAD}## Trajetória profissional
Coordenadora Pedagógica, Colégio Novo Rumo (desde março de 2020)
• Formação dos professores.
Professora, Escola Raio de Luz (entre fevereiro de 2015 e dezembro de 2019)
• Turmas do quarto ano.
Professora Auxiliar, Creche Girassol (março/2012 – nov/2014)
• Rotina das crianças.
Monitora, Colônia de Férias Sol Nascente (01/Dez/2010 a 28/Fev/2011)
• Oficinas de arte.

## Formação
Licenciatura em Pedagogia – UFPR – 2014`),
    jobs: [
      'Coordenadora Pedagógica | Colégio Novo Rumo | 2020-03 | now',
      'Professora | Escola Raio de Luz | 2015-02 | 2019-12',
      'Professora Auxiliar | Creche Girassol | 2012-03 | 2014-11',
      'Monitora | Colônia de Férias Sol Nascente | 2010-12 | 2011-02',
    ],
  },
  {
    name: 'the start over the end, in a margin',
    pdf: () =>
      printedLines(`${HEAD}## EXPERIÊNCIA
03/21   Motorista de Carreta
hoje   Transportes Três Rios
Rotas do Sudeste.
06/17   Motorista Entregador
02/21   Distribuidora Rio Claro
Entregas urbanas.
2012   Ajudante de Motorista
2017   Mudanças Veloz
Carga e descarga.

## FORMAÇÃO
Ensino médio completo – 2010`),
    jobs: [
      'Motorista de Carreta | Transportes Três Rios | 2021-03 | now',
      'Motorista Entregador | Distribuidora Rio Claro | 2017-06 | 2021-02',
      'Ajudante de Motorista | Mudanças Veloz | 2012 | 2017',
    ],
  },
  {
    name: 'triangles and double arrows between the dates',
    pdf: () =>
      printedLines(`${HEAD}## JORNADA
## 2022 ▸ agora
Analista de suporte @ CampoNet
Plantões.

## 2019 ⇒ 2022
Técnico de suporte @ Prefeitura de Ibiporã

## 03/2017 ► 12/2018
Estagiário @ Provedor Norte`),
    jobs: [
      'Analista de suporte | CampoNet | 2022 | now',
      'Técnico de suporte | Prefeitura de Ibiporã | 2019 | 2022',
      'Estagiário | Provedor Norte | 2017-03 | 2018-12',
    ],
  },
];
