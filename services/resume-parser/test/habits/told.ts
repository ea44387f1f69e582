import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const portuguese = (text: string) => () =>
  printedLines(`# Nivaldo Serrano Cruz
Juazeiro – BA | (74) 98833-4545 | nivaldo.cruz@exemplo.com

${text}`);

/** Jobs and studies as people without a template write them. */
export const TOLD: Habit[] = [
  {
    name: 'a job in a sentence that names the employer first',
    pdf: portuguese(`## EXPERIÊNCIA
Trabalhei na Padaria Rio Doce como ajudante de padeiro de maio de 2015 até junho de 2019.
Atuei no Hotel Petrolina como garçom entre 2019 e 2022.`),
    jobs: [
      'ajudante de padeiro | Padaria Rio Doce | 2015-05 | 2019-06',
      'garçom | Hotel Petrolina | 2019 | 2022',
    ],
  },
  {
    name: 'a course that somebody has is no degree',
    pdf: portuguese(`## ESTUDO
Ensino fundamental completo - Escola Municipal Dom Avelar - 2003
Tenho curso de operador de empilhadeira do SENAI de 2016.
Fiz curso de primeiros socorros na Cruz Vermelha em 2018.`),
    schools: ['Ensino fundamental completo | Escola Municipal Dom Avelar |  | 2003'],
  },
  {
    name: 'numbered headings in plain capitals, employer above its labels',
    pdf: () =>
      printedLines(`CURRICULO
NOME: NIVALDO SERRANO CRUZ
CIDADE: JUAZEIRO BA CEP 48903-000
FONE: (74) 98833-4545
1 - OBJETIVO
OPERADOR DE MAQUINAS
2 - EXPERIENCIAS
FAZENDA VALE DA UVA LTDA
CARGO: OPERADOR DE TRATOR
PERIODO: 04/2016 A 10/2023
PREPARO DO SOLO, PULVERIZACAO E TRANSPORTE DE CAIXAS EM TRES FAZENDAS DO GRUPO
ARMAZEM SAO FRANCISCO
CARGO: CONFERENTE
PERIODO: 01/2011 A 03/2016
3 - CURSOS
NR 31 SENAR 2017`),
    fields: { city: 'JUAZEIRO', state: 'BA' },
    jobs: [
      'OPERADOR DE TRATOR | FAZENDA VALE DA UVA LTDA | 2016-04 | 2023-10',
      'CONFERENTE | ARMAZEM SAO FRANCISCO | 2011-01 | 2016-03',
    ],
  },
  {
    name: 'a period over two lines',
    pdf: portuguese(`## EXPERIÊNCIAS
Conferente - Armazém São Francisco - Juazeiro
De maio de 2018
até o momento
• Recebimento de cargas
Estoquista - Mercantil Velho Chico
De agosto de 2014
a abril de 2018
• Inventário`),
    jobs: [
      'Conferente | Armazém São Francisco | 2018-05 | now',
      'Estoquista | Mercantil Velho Chico | 2014-08 | 2018-04',
    ],
  },
  {
    name: 'a sentence as wide as the page before the next job',
    pdf: portuguese(`## EXPERIÊNCIA
Atendente, Ótica Boa Vista
De jan/2020 a mar/2024
Venda de armações, medidas e conserto, com uma carteira de seiscentos clientes na cidade toda.
Caixa, Farmácia do Vale
De jun/2017 a dez/2019`),
    jobs: ['Atendente | Ótica Boa Vista | 2020-01 | 2024-03', 'Caixa | Farmácia do Vale | 2017-06 | 2019-12'],
  },
  {
    name: 'how a public servant holds a position',
    pdf: portuguese(`## ATUAÇÃO PROFISSIONAL
## Prefeitura de Petrolina   2015 – atual
Fiscal de Obras (cargo efetivo, matrícula 3.311)
## Secretaria de Saúde da Bahia   2010 – 2014
Assistente Administrativo, lotado na Diretoria de Compras`),
    jobs: [
      'Fiscal de Obras | Prefeitura de Petrolina | 2015 | now',
      'Assistente Administrativo | Secretaria de Saúde da Bahia | 2010 | 2014',
    ],
  },
  {
    name: 'a position under the heading of research',
    pdf: () =>
      printedLines(`# Deirdre Mulcahy
d.mulcahy@example.com | +353 86 555 0142 | Cork, Ireland

## EXPERIENCE
## Ferryhill Systems | Test Engineer
Jan 2021 – Present | Cork
• Load tests.

## RESEARCH
## Acoustics Laboratory | Research Assistant
Feb 2019 – Oct 2020 | Limerick
Microphone arrays.

## SKILLS
Python`),
    jobs: [
      'Test Engineer | Ferryhill Systems | 2021-01 | now',
      'Research Assistant | Acoustics Laboratory | 2019-02 | 2020-10',
    ],
  },
  {
    name: 'a portal that says the job goes on',
    pdf: portuguese(`## Experiência profissional
## Assistente de Compras
Cooperativa do Salitre
06/2020 - Trabalho atualmente
Cotações.`),
    jobs: ['Assistente de Compras | Cooperativa do Salitre | 2020-06 | now'],
  },
  {
    name: 'what a study says once more is no other study',
    pdf: portuguese(`## FORMAÇÃO
Fatec Petrolina / Tecnologia em Logística
Fevereiro de 2016 - Dezembro de 2018
Superior tecnólogo, concluído.
TTI - Técnico em Transações Imobiliárias, 2008
2019 - 2021   Título: Rotas de frutas no vale`),
    schools: [
      'Tecnologia em Logística | Fatec Petrolina | 2016-02 | 2018-12',
      'Técnico em Transações Imobiliárias |  |  | 2008',
    ],
  },
  {
    name: 'a year beside a degree, and the end beside its school',
    pdf: portuguese(`## FORMAÇÃO
2021   MBA em Marketing Digital
Escola de Negócios Barigui, concluído em 2023`),
    schools: ['MBA em Marketing Digital | Escola de Negócios Barigui |  | 2023'],
  },
  {
    name: 'an employer over a bold position, below a text as wide as the page',
    pdf: portuguese(`## EXPERIÊNCIA
Mercantil Velho Chico
## Conferente
2021 - Presente (3 anos)
Conferência de cargas de sessenta lojas. Inventários mensais e rotas de entrega em toda a região do vale
Armazém São Francisco
## Estoquista
2018 - 2021 (3 anos)
Inventário`),
    jobs: [
      'Conferente | Mercantil Velho Chico | 2021 | now',
      'Estoquista | Armazém São Francisco | 2018 | 2021',
    ],
  },
];
