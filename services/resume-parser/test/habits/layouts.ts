import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const HEAD = `# Dulcineia Prado Lacerda
Sorocaba – SP | (15) 99622-7171 | dulcineia.lacerda@exemplo.com
`;

const jobs = (text: string) => () =>
  printedLines(`${HEAD}
## EXPERIÊNCIA PROFISSIONAL
${text}

## IDIOMAS
Espanhol intermediário`);

/** Where programs and people put the position, the employer, the place and the dates of a job. */
export const LAYOUTS: Habit[] = [
  {
    name: 'plain text with underlined headings',
    pdf: () =>
      printedLines(`DULCINEIA PRADO LACERDA
=======================
Sorocaba/SP | (15) 99622-7171 | dulcineia.lacerda@exemplo.com

EXPERIÊNCIA PROFISSIONAL
------------------------
- Analista de redes @ Provedor Rio Manso
  2019-03 - Atual
    * Roteadores de borda.

- Técnica de campo @ Fibra Ipanema
  2014-08 - 2019-02
    * Instalações.

IDIOMAS
-------
Espanhol`),
    jobs: [
      'Analista de redes | Provedor Rio Manso | 2019-03 | now',
      'Técnica de campo | Fibra Ipanema | 2014-08 | 2019-02',
    ],
  },
  {
    name: 'each label over its value',
    pdf: jobs(`EMPRESA
Laticínios Serra Velha
CARGO
Supervisora de qualidade
PERÍODO
Admissão: 05/2019 — Emprego atual
ATIVIDADES
Auditoria de fornecedores.

EMPRESA
Frigorífico Campo Largo
CARGO
Inspetora
PERÍODO
Admissão: 02/2014 — Saída: 04/2019
ATIVIDADES
Não informado`),
    jobs: [
      'Supervisora de qualidade | Laticínios Serra Velha | 2019-05 | now',
      'Inspetora | Frigorífico Campo Largo | 2014-02 | 2019-04',
    ],
  },
  {
    name: 'a title that the margin breaks behind its dash',
    pdf: jobs(`## Colégio Vila Harmonia, Sorocaba — Orientadora educacional
fevereiro de 2021 - PRESENTE
Acolhimento de famílias.

## Centro de Convivência Jardim das Mangueiras, Votorantim —
## Monitora de recreação
março de 2017 - janeiro de 2021
Oficinas.

## Creche Pingo, Itu — Berçarista
maio de 2012 - fevereiro de 2017`),
    jobs: [
      'Orientadora educacional | Colégio Vila Harmonia | 2021-02 | now',
      'Monitora de recreação | Centro de Convivência Jardim das Mangueiras | 2017-03 | 2021-01',
      'Berçarista | Creche Pingo | 2012-05 | 2017-02',
    ],
  },
  {
    name: 'the employer beside the dates, the position below without a usual word',
    pdf: jobs(`## Rádio Tropeiro   Abr/2018 – Presente
Locutora-chefe
Programa da manhã e entrevistas.

## Jornal Cruzeiro do Vale   Fev/2013 – Mar/2018
Repórter
Cobertura da Câmara.`),
    jobs: [
      'Locutora-chefe | Rádio Tropeiro | 2018-04 | now',
      'Repórter | Jornal Cruzeiro do Vale | 2013-02 | 2018-03',
    ],
  },
  {
    name: 'employer and place, then position and dates',
    pdf: jobs(`## Cerâmica Itavuvu   Salto, SP
Projetista de moldes   Set. 2020 – Atual
• Moldes de louça.
## Estúdio Barro Cru   Porto Feliz, SP
Modelista   Jan. 2016 – Ago. 2020
• Peças únicas.`),
    jobs: [
      'Projetista de moldes | Cerâmica Itavuvu | 2020-09 | now',
      'Modelista | Estúdio Barro Cru | 2016-01 | 2020-08',
    ],
  },
  {
    name: 'a stay with what the employer is, and the positions below',
    pdf: jobs(`## Hospital Santa Lucinda (03/2016 - atual)
Hospital universitário, 240 leitos
Coordenadora de farmácia (08/2020 - atual)
Compras e padronização.
Farmacêutica plantonista (03/2016 - 07/2020)
Conferência de prescrições.
## Drogaria Além Ponte (02/2012 - 02/2016)
Balconista
Atendimento.`),
    jobs: [
      'Coordenadora de farmácia | Hospital Santa Lucinda | 2020-08 | now',
      'Farmacêutica plantonista | Hospital Santa Lucinda | 2016-03 | 2020-07',
      'Balconista | Drogaria Além Ponte | 2012-02 | 2016-02',
    ],
  },
  {
    name: 'dates in the margin, one broken, one a semester',
    pdf: jobs(`Desde junho de   Encarregada de viveiro, Mudas Brigadeiro
2019   Produção de 400 mil mudas por ano.
Agosto de 2015 a   Técnica agrícola, Citrícola Votorantim
maio de 2019   Controle de pragas.
1º semestre de 2014   Estagiária, Horto de Itapetininga
   Enxertia.`),
    jobs: [
      'Encarregada de viveiro | Mudas Brigadeiro | 2019-06 | now',
      'Técnica agrícola | Citrícola Votorantim | 2015-08 | 2019-05',
      'Estagiária | Horto de Itapetininga | 2014 | 2014',
    ],
  },
  {
    name: 'a mode of work and a kind of contract beside the employer',
    pdf: jobs(`## Desenvolvedora front-end
Loja Integra · Tempo integral
mar de 2021 - o momento · 3 anos 2 meses
Sorocaba, São Paulo, Brasil · Remota
Vitrines e busca.
## Designer de interfaces
Agência Maracujá · Meio período
jan de 2018 - fev de 2021 · 3 anos 2 meses
Itu, São Paulo, Brasil · Híbrida
Protótipos.`),
    jobs: [
      'Desenvolvedora front-end | Loja Integra | 2021-03 | now',
      'Designer de interfaces | Agência Maracujá | 2018-01 | 2021-02',
    ],
  },
  {
    name: 'columns for entry and exit',
    pdf: jobs(`Empregador   Função   Início   Fim
Câmara de Salto   Assessora Parlamentar   02/01/2019   em exercício
Cartório Lopes   Escrevente   10/03/2013   28/12/2018`),
    jobs: [
      'Assessora Parlamentar | Câmara de Salto | 2019-01 | now',
      'Escrevente | Cartório Lopes | 2013-03 | 2018-12',
    ],
  },
  {
    name: 'links of a researcher under the employer',
    pdf: jobs(`## Universidade Estadual do Tietê, UET, Brasil.
Vínculo institucional
2017 - Atual Vínculo: Servidor Público, Enquadramento Funcional: Professora Assistente
Vínculo institucional
2014 - 2016 Vínculo: Contrato temporário, Enquadramento Funcional: Professora Substituta

## Instituto Butuca de Biologia, IBB, Brasil.
Vínculo institucional
2010 - 2013 Vínculo: Bolsista, Enquadramento Funcional: Pesquisadora`),
    jobs: [
      'Professora Assistente | Universidade Estadual do Tietê | 2017 | now',
      'Professora Substituta | Universidade Estadual do Tietê | 2014 | 2016',
      'Pesquisadora | Instituto Butuca de Biologia | 2010 | 2013',
    ],
  },
];

const schools = (text: string) => () =>
  printedLines(`${HEAD}
## FORMAÇÃO
${text}

## IDIOMAS
Espanhol intermediário`);

/** The same of schools. */
export const SCHOOL_LAYOUTS: Habit[] = [
  {
    name: 'a degree with its dates in brackets that the margin breaks',
    pdf: schools(`Centro Universitário Tropeiros
Pós-graduação Lato Sensu - MBA, Gestão da Qualidade · (março de 2019
- novembro de 2020)

Universidade Federal de São Carlos
Bacharelado, Engenharia de Alimentos · (2009 - 2013)`),
    schools: [
      'Pós-graduação Lato Sensu, MBA, Gestão da Qualidade | Centro Universitário Tropeiros | 2019-03 | 2020-11',
      'Bacharelado, Engenharia de Alimentos | Universidade Federal de São Carlos | 2009 | 2013',
    ],
  },
  {
    name: 'a table of courses',
    pdf: schools(`Curso   Instituição   Conclusão
Especialização em Gestão Escolar   Escola de Governo   2016
Licenciatura em Pedagogia   Faculdade Votoran   2011`),
    schools: [
      'Especialização em Gestão Escolar | Escola de Governo |  | 2016',
      'Licenciatura em Pedagogia | Faculdade Votoran |  | 2011',
    ],
  },
  {
    name: 'a school and a degree on one line with a slash',
    pdf: schools(`## Universidade Metodista do Vale / Bacharelado em Estatística
MAR 2014 — DEZ 2017
## Escola Técnica Rubens Faria / Técnico em Informática
FEV 2012 — DEZ 2013`),
    schools: [
      'Bacharelado em Estatística | Universidade Metodista do Vale | 2014-03 | 2017-12',
      'Técnico em Informática | Escola Técnica Rubens Faria | 2012-02 | 2013-12',
    ],
  },
  {
    name: 'a school with its dates beside it, a course without a degree below',
    pdf: schools(`## Universidade Federal de Itapeva   2009 – 2012
Comunicação Social – Rádio e TV
## Faculdade Porto das Monções   2006 – 2008
Design Gráfico`),
    schools: [
      'Comunicação Social, Rádio e TV | Universidade Federal de Itapeva | 2009 | 2012',
      'Design Gráfico | Faculdade Porto das Monções | 2006 | 2008',
    ],
  },
  {
    name: 'labels of an English form',
    pdf: () =>
      printedLines(`# Dulcineia Lacerda
dulcineia.lacerda@example.com | +55 15 99622-7171

## EDUCATION AND TRAINING
Dates   2013 – 2015
Title of qualification awarded   Master in Food Science
Name of organisation   University of Vale Verde
Dates   2009 – 2012
Title of qualification awarded   Bachelor of Chemistry
Name of organisation   Federal Institute of São Roque

## PERSONAL SKILLS
Mother tongue   Portuguese`),
    schools: [
      'Master in Food Science | University of Vale Verde | 2013 | 2015',
      'Bachelor of Chemistry | Federal Institute of São Roque | 2009 | 2012',
    ],
  },
  {
    name: 'the end of studies behind the school',
    pdf: schools(`Ensino Superior - Administração
Faculdade Ipanema (Conclusão: 12/2013)

Técnico em Secretariado
Colégio Politécnico (Conclusão: 07/2008)`),
    schools: [
      'Ensino Superior, Administração | Faculdade Ipanema |  | 2013-12',
      'Técnico em Secretariado | Colégio Politécnico |  | 2008-07',
    ],
  },
];
