import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';
import { english, portuguese } from './short-resumes.js';

const person = (lines: string, fields: Habit['fields']): Habit => ({
  name: lines.replace(/\n/g, ' / ').replace(/^# /, ''),
  pdf: () =>
    printedLines(`${lines}

## Experiência Profissional
## Costureira   2018 – 2023
Ateliê Linha Fina
• Ajustes e bainhas de vestidos de festa.`),
  ...(fields ? { fields } : {}),
});

/** What stands among jobs and studies and is none, and homes at the top of a page in Portuguese. */
export const NO_ENTRIES: Habit[] = [
  {
    name: 'projects with dates inside a job',
    pdf: english(
      'Professional Experience',
      `## Backend Developer   Jan 2019 – Present
Tamarin Payments, Leeds
Projects:
• Ledger rewrite (2021 – 2022): moved the ledger to another store.
• Fraud rules (2020): wrote a language for rules.
## Junior Developer   Aug 2016 – Dec 2018
Wharfe Software, York
• Kept the forms of a hospital.`,
    ),
    jobs: [
      'Backend Developer | Tamarin Payments | 2019-01 | now',
      'Junior Developer | Wharfe Software | 2016-08 | 2018-12',
    ],
  },
  {
    name: 'promotions told in the text of a job',
    pdf: english(
      'Experience',
      `## Branch Manager   2015 – 2023
Ridings Building Society, Leeds
• Began as a cashier in 2015 and was promoted to supervisor in 2017.
• Led 12 people from 2019 to 2023; deposits grew by a third.
## Cashier   2012 – 2015
Ilkley Foods, Ilkley
• Kept the till.`,
    ),
    jobs: ['Branch Manager | Ridings Building Society | 2015 | 2023', 'Cashier | Ilkley Foods | 2012 | 2015'],
  },
  {
    name: 'a career break between two jobs',
    pdf: english(
      'Experience',
      `## Midwife   2021 – Present
Airedale Hospital
## Parental leave   2019 – 2021
Care of two children
## Midwife   2014 – 2019
Calderdale Royal`,
    ),
    jobs: ['Midwife | Airedale Hospital | 2021 | now', 'Midwife | Calderdale Royal | 2014 | 2019'],
  },
  {
    name: 'tools and achievements below each job with labels',
    pdf: english(
      'Experience',
      `## Data Analyst   2019 – 2023
Northern Water, Leeds
Tools: SQL, Python, Tableau 2020
Achievements: winner of the data prize 2021
Environment: Azure, Spark
## Intern   2018 – 2019
Otley Council, Otley
Tools: Excel 2016`,
    ),
    jobs: ['Data Analyst | Northern Water | 2019 | 2023', 'Intern | Otley Council | 2018 | 2019'],
  },
  {
    name: 'reasons for leaving and salaries below each job',
    pdf: english(
      'Employment history',
      `Waiter, The Copper Kettle, Leeds
May 2019 – July 2022
Reason for leaving: the restaurant closed
Salary: £21,000
Kitchen Porter, Moorside Hotel, Ilkley
June 2017 – April 2019
Reason for leaving: better pay`,
    ),
    jobs: [
      'Waiter | The Copper Kettle | 2019-05 | 2022-07',
      'Kitchen Porter | Moorside Hotel | 2017-06 | 2019-04',
    ],
  },
  {
    name: 'grades, subjects and clubs below a school',
    pdf: english(
      'Education',
      `## Otley Grammar School   2010 – 2017
A-levels: Biology (A), Chemistry (B), History (B)
10 GCSEs at grades A* to B
Captain of the rowing club, 2016
Duke of Edinburgh's Award (Gold), 2016
## University of Calder   2017 – 2020
BSc (Hons) Biology, 2:1
Dissertation: Mosses of the moor, 2020
Student ambassador, 2018 – 2020`,
    ),
    schools: [
      'A-levels | Otley Grammar School | 2010 | 2017',
      'BSc (Hons) Biology | University of Calder | 2017 | 2020',
    ],
  },
  {
    name: 'an exchange and a summer school among the studies',
    pdf: english(
      'Education',
      `## MA European History   2018 – 2019
University of Calder
## BA History   2014 – 2017
University of Ulster
Exchange semester at the University of Turku, autumn 2016
Relevant modules: palaeography, Latin`,
    ),
    schools: [
      'MA European History | University of Calder | 2018 | 2019',
      'BA History | University of Ulster | 2014 | 2017',
    ],
  },
  {
    name: 'the number of an awarding body behind its course',
    pdf: english(
      'Qualifications',
      `• 2017 – Portable Appliance Testing, City & Guilds 2377
• 2006 – 2010 NVQ Level 3 Plumbing, Aire College, Leeds`,
    ),
    schools: [
      'Portable Appliance Testing | City & Guilds |  | 2017',
      'NVQ Level 3 Plumbing | Aire College | 2006 | 2010',
    ],
  },
  {
    name: 'cursos livres e palestras na formação',
    pdf: portuguese(
      'Formação Acadêmica',
      `Graduação em Pedagogia – Universidade Norte Velho – 2010 a 2013
Projeto de extensão "Ler é viver" (2012)
Monitoria de didática, 2011
TCC: A leitura na primeira infância
Ensino Médio – Colégio Estadual Boa Nova – 2007 a 2009
Melhor aluna da turma em 2009`,
    ),
    schools: [
      'Graduação em Pedagogia | Universidade Norte Velho | 2010 | 2013',
      'Ensino Médio | Colégio Estadual Boa Nova | 2007 | 2009',
    ],
  },
  {
    name: 'resultados, projetos e ferramentas abaixo de cada emprego',
    pdf: portuguese(
      'Experiência Profissional',
      `## Analista de Logística   03/2019 – atual
Cerealista Três Barras
Principais resultados: redução de 20% em 2021
Projeto implantação do WMS (2020 – 2021)
Ferramentas: SAP, Excel
## Assistente de Logística   01/2016 – 02/2019
Frigorífico Campo Belo
Conquista: funcionário do ano de 2017`,
    ),
    jobs: [
      'Analista de Logística | Cerealista Três Barras | 2019-03 | now',
      'Assistente de Logística | Frigorífico Campo Belo | 2016-01 | 2019-02',
    ],
  },
  {
    name: 'promoções contadas no texto de um emprego',
    pdf: portuguese(
      'Experiência',
      `Supermercado Pinheirão – Gerente de loja – 02/2012 a 08/2022
Comecei como repositor em 2012, fui promovido a encarregado em 2015 e a gerente em 2018.
Equipe de 45 pessoas entre 2018 e 2022.
Panificadora Trigo Bom – Balconista – 01/2010 a 01/2012
Atendimento ao público.`,
    ),
    jobs: [
      'Gerente de loja | Supermercado Pinheirão | 2012-02 | 2022-08',
      'Balconista | Panificadora Trigo Bom | 2010-01 | 2012-01',
    ],
  },
  {
    name: 'trabalho voluntário e referências depois dos empregos',
    pdf: () =>
      printedLines(`# Adalgisa Ferraz Monteiro
Londrina – PR | (43) 99812-3300 | adalgisa@exemplo.com

## Experiência
## Recepcionista   2019 – 2023
Clínica Bem Viver

## Trabalho voluntário
Contadora de histórias – Hospital Infantil – 2018 a 2020

## Referências
Marta Prudente – gerente da Clínica Bem Viver – (43) 3322-1100
Colega de 2019 a 2023`),
    jobs: ['Recepcionista | Clínica Bem Viver | 2019 | 2023'],
  },
  person(
    '# Eliseu Camargo Prates\nSítio Boa Vista, km 12 – Zona Rural\nUraí/PR – CEP 86280-000\nFone: 43 9 9812-3300',
    {
      firstName: 'Eliseu',
      city: 'Uraí',
      state: 'PR',
      zip: '86280-000',
      phone: '(43) 99812-3300',
    },
  ),
  person(
    '# ROSILDA APARECIDA DOS ANJOS\nQNM 18 Conjunto F Casa 22 Ceilândia Norte – Brasília/DF\n61 99812-3300 | rosilda@exemplo.com',
    {
      firstName: 'Rosilda',
      lastName: 'Aparecida dos Anjos',
      city: 'Brasília',
      state: 'DF',
    },
  ),
  person(
    '# Kauê Nhandeva Pires\n28 anos, solteiro\nAldeia Jaguapiru, Dourados, Mato Grosso do Sul\nWhatsApp (67) 9 9812 3300',
    {
      firstName: 'Kauê',
      city: 'Dourados',
      state: 'MS',
      phone: '(67) 99812-3300',
    },
  ),
  person('# Prof.ª Ma. Iolanda Bezerra Sá\nIpojuca – Pernambuco\niolanda@exemplo.com\n+55 81 99812-3300', {
    firstName: 'Iolanda',
    lastName: 'Bezerra Sá',
    city: 'Ipojuca',
    state: 'PE',
  }),
  person('# Eng.º Agr. Otávio Lunardi\nErechim, RS\notavio@exemplo.com', {
    firstName: 'Otávio',
    lastName: 'Lunardi',
    city: 'Erechim',
    state: 'RS',
  }),
  person('# Enfª Cleusa Bittencourt – COREN/SC 123456\nBiguaçu (SC)\ncleusa@exemplo.com', {
    firstName: 'Cleusa',
    lastName: 'Bittencourt',
    city: 'Biguaçu',
    state: 'SC',
  }),
];
