import type { Habit } from './habit.js';
import { english, portuguese, rows } from './short-resumes.js';

/ What belongs to one job or study, and what to none. */;
export const BOUNDARIES: Habit[] = [
  {
    name: 'a labelled award with its year below the duties of a job',
    pdf: english(
      'Work Experience',
      `Tamar Water Board, Leeds, UK
04/2019 – Present
Field Hydrologist
Duties: Gauges eleven weirs.
Accomplishments: Director’s Commendation award, 2021.
Bureau of Weirs, Hull, UK
02/2012 – 03/2019
Gauging Technician
Key results: Safety officer prize, 2015.`,
    ),
    jobs: [
      'Field Hydrologist | Tamar Water Board | 2019-04 | now',
      'Gauging Technician | Bureau of Weirs | 2012-02 | 2019-03',
    ],
  },
  {
    name: 'labelled results with a year below a job in Portuguese',
    pdf: portuguese(
      'Experiência Profissional',
      `Mercado Sol Nascente
03/2018 – Atual
Gerente de loja
Conquistas: Prêmio Gerente Destaque, 2020.
Papelaria Ipiranga
01/2012 – 02/2018
Vendedora
Resultados: Vendedora do ano, 2016.`,
    ),
    jobs: [
      'Gerente de loja | Mercado Sol Nascente | 2018-03 | now',
      'Vendedora | Papelaria Ipiranga | 2012-01 | 2018-02',
    ],
  },
  {
    name: 'a table whose last column says in a sentence what it holds',
    pdf: rows(
      [50, '## Work History'],
      [50, '### Dates', [150, '### Employer'], [290, '### Position'], [400, '### What I did']],
      [
        50,
        '10/2022 – Present',
        [150, 'Royal Pantry'],
        [290, 'Shift Supervisor'],
        [400, 'Close store, train cashiers.'],
      ],
      [50, '02/2020 – 09/2022', [150, 'Royal Pantry'], [290, 'Cashier'], [400, 'Self-checkout.']],
      [50, '2017 – 2020', [150, 'Chicken Shack'], [290, 'Crew Member'], [400, 'Fryer.']],
    ),
    jobs: [
      'Shift Supervisor | Royal Pantry | 2022-10 | now',
      'Cashier | Royal Pantry | 2020-02 | 2022-09',
      'Crew Member | Chicken Shack | 2017 | 2020',
    ],
  },
  {
    name: 'a grade that spans two steps',
    pdf: english(
      'Employment history',
      `Ward Sister, Band 7   March 2022 – present
Otley Valley Hospital
Staff Nurse, Bands 5–6   Sept 2016 – Feb 2022
Royal Ashby Infirmary
Porter, Grade 2/3   2013 – 2016
Northern Care Homes`,
    ),
    jobs: [
      'Ward Sister, Band 7 | Otley Valley Hospital | 2022-03 | now',
      'Staff Nurse, Bands 5–6 | Royal Ashby Infirmary | 2016-09 | 2022-02',
      'Porter, Grade 2/3 | Northern Care Homes | 2013 | 2016',
    ],
  },
  {
    name: 'the unit behind an employer above the position',
    pdf: portuguese(
      'Atuação profissional',
      `Agosto de 2019 até o presente
Universidade Estadual do Pantanal
Professora adjunta de Pediatria
Fevereiro de 2013 a janeiro de 2019
Prefeitura de Sorriso – UBS Jardim
Médica da família
Março de 2011 a janeiro de 2013
Prefeitura de Colíder – PSF Centro
Médica plantonista`,
    ),
    jobs: [
      'Professora adjunta de Pediatria | Universidade Estadual do Pantanal | 2019-08 | now',
      'Médica da família | Prefeitura de Sorriso | 2013-02 | 2019-01',
      'Médica plantonista | Prefeitura de Colíder | 2011-03 | 2013-01',
    ],
  },
  {
    name: 'names of employers and schools that the margin broke before their dates',
    pdf: portuguese(
      'Experiência',
      `Vigilante | Norte Vigilância | Jul/15 - Nov/20
Porteiro | Condomínio Solar | Jan/13 - Jun/15
Soldado (serviço militar obrigatório) | Exército Brasileiro, Batalhão de Infantaria – 2º
BIS | 2011 - 2012`,
    ),
    jobs: [
      'Vigilante | Norte Vigilância | 2015-07 | 2020-11',
      'Porteiro | Condomínio Solar | 2013-01 | 2015-06',
      'Soldado (serviço militar obrigatório) | Exército Brasileiro, Batalhão de Infantaria | 2011 | 2012',
    ],
  },
  {
    name: 'positions under one employer with their departments',
    pdf: rows(
      [50, '## Professional Experience'],
      [50, '### BORDER PACKAGING, INC. – Leeds, UK'],
      [50, '2014 to Present'],
      [65, 'Chief Financial Officer', [450, '2019 to Present']],
      [80, '• Led two acquisitions.'],
      [65, 'Vice President, Finance', [450, '2016 to 2019']],
      [80, '• Introduced forecasting.'],
      [65, 'Corporate Controller', [450, '2014 to 2016']],
      [80, '• Closed the books in five days.'],
      [50, '### MIDLAND RAIL LEASING', [450, 'Hull, UK']],
      [50, 'Director of Internal Audit', [450, '2009 to 2014']],
      [65, '• Built a team of seven.'],
    ),
    jobs: [
      'Chief Financial Officer | BORDER PACKAGING | 2019 | now',
      'Vice President, Finance | BORDER PACKAGING | 2016 | 2019',
      'Corporate Controller | BORDER PACKAGING | 2014 | 2016',
      'Director of Internal Audit | MIDLAND RAIL LEASING | 2009 | 2014',
    ],
  },
];

/ The same of studies. */;
export const STUDY_BOUNDARIES: Habit[] = [
  {
    name: 'a school in capitals that goes on in the next line',
    pdf: portuguese(
      'Educação e Formação',
      `09/2016 – 07/2018 – Porto, Portugal
MESTRADO EM ENGENHARIA INFORMÁTICA – FACULDADE DE
ENGENHARIA DA UNIVERSIDADE DO PORTO
Classificação final: 16 valores
2008 – 2012 – Natal, Brasil
BACHARELADO EM CIÊNCIA DA COMPUTAÇÃO – UNIVERSIDADE FEDERAL
DO RIO GRANDE DO NORTE`,
    ),
    schools: [
      'MESTRADO EM ENGENHARIA INFORMÁTICA | FACULDADE DE ENGENHARIA DA UNIVERSIDADE DO PORTO | 2016-09 | 2018-07',
      'BACHARELADO EM CIÊNCIA DA COMPUTAÇÃO | UNIVERSIDADE FEDERAL DO RIO GRANDE DO NORTE | 2008 | 2012',
    ],
  },
  {
    name: 'the last word of a school on the line of its dates',
    pdf: english(
      'Education',
      `NVQ Level 3 Electrotechnical Services – Leicester College – 2020–2024
GCSEs (7, grades 4–7, including Maths, English and Science) – Fullhurst Community
College – 2015–2020`,
    ),
    schools: [
      'NVQ Level 3 Electrotechnical Services | Leicester College | 2020 | 2024',
      'GCSEs | Fullhurst Community College | 2015 | 2020',
    ],
  },
  {
    name: 'a level and its state, both labelled, on one line',
    pdf: portuguese(
      'Formação acadêmica',
      `Formação: Tecnólogo Status: Concluído
Curso: Logística
Instituição: Faculdade Monte Azul
Início: 02/2019 Fim: 12/2021
Formação: Ensino Médio Situação: Concluído
Instituição: E.E. Barão do Rio Branco
Início: 02/2012 Fim: 12/2014`,
    ),
    schools: [
      'Tecnólogo, Logística | Faculdade Monte Azul | 2019-02 | 2021-12',
      'Ensino Médio | E.E. Barão do Rio Branco | 2012-02 | 2014-12',
    ],
  },
  {
    name: 'a heading that says what its entries hold',
    pdf: english(
      'Education with dates',
      `2012 – 2016: B.Sc. Accounting – University of Ashby
2005 – 2011: Senior School Certificate – Otley Grammar School`,
    ),
    schools: [
      'B.Sc. Accounting | University of Ashby | 2012 | 2016',
      'Senior School Certificate | Otley Grammar School | 2005 | 2011',
    ],
  },
  {
    name: 'degrees under a heading of courses, and no other section of studies',
    pdf: english(
      'Training',
      `CERTIFICATE IV IN KITCHEN MANAGEMENT
Wren Institute
2021
CERTIFICATE III IN COMMERCIAL COOKERY
Geelong TAFE
2016 – 2019`,
    ),
    schools: [
      'CERTIFICATE IV IN KITCHEN MANAGEMENT | Wren Institute |  | 2021',
      'CERTIFICATE III IN COMMERCIAL COOKERY | Geelong TAFE | 2016 | 2019',
    ],
  },
  {
    name: 'a course that lists its subjects with commas',
    pdf: english(
      'Education and Training',
      `2011 – 2013
MSc Architecture – Ashby University of Technology
2007 – 2011
BSC ARCHITECTURE, URBANISM AND BUILDING SCIENCES – ASHBY UNIVERSITY OF TECHNOLOGY`,
    ),
    schools: [
      'MSc Architecture | Ashby University of Technology | 2011 | 2013',
      'BSC ARCHITECTURE, URBANISM AND BUILDING SCIENCES | ASHBY UNIVERSITY OF TECHNOLOGY | 2007 | 2011',
    ],
  },
  {
    name: 'a course in Portuguese that lists its subjects with commas',
    pdf: portuguese(
      'Formação',
      `Licenciatura em Letras, Artes e Comunicação – Universidade Estadual do Pantanal – 2010 a 2014
Ensino Médio – Colégio Sol – 2007 a 2009`,
    ),
    schools: [
      'Licenciatura em Letras, Artes e Comunicação | Universidade Estadual do Pantanal | 2010 | 2014',
      'Ensino Médio | Colégio Sol | 2007 | 2009',
    ],
  },
  {
    name: 'a high school that is named after a saint',
    pdf: rows(
      [50, '## Academic Qualifications'],
      [50, '### Year', [150, '### Institution'], [320, '### Qualification'], [450, '### Score']],
      [50, '2020 – 2022', [150, 'Sri Narayana Junior College'], [320, 'Intermediate (MPC)'], [450, '94.1%']],
      [50, '2020', [150, 'St. Joseph’s High School'], [320, 'SSC'], [450, '9.3 GPA']],
    ),
    schools: [
      'Intermediate (MPC) | Sri Narayana Junior College | 2020 | 2022',
      'SSC | St. Joseph’s High School |  | 2020',
    ],
  },
  {
    name: 'a school that begins with the name of a town',
    pdf: english(
      'Education',
      `Postgraduate specialisation in Orthodontics – São Leopoldo Mandic, Brazil – 2016 – 2018
Degree in Dentistry – Universidade Federal Fluminense, Niterói, Brazil – 2008 – 2012`,
    ),
    schools: [
      'Postgraduate specialisation in Orthodontics | São Leopoldo Mandic | 2016 | 2018',
      'Degree in Dentistry | Universidade Federal Fluminense | 2008 | 2012',
    ],
  },
  {
    name: 'a fellowship under its hospital',
    pdf: portuguese(
      'Formação',
      `Hospital Memorial Ashby (Londres, Reino Unido) – 2017
Fellowship em Retina e Vítreo
Santa Casa de Colíder – 2015 – 2017
Residência Médica em Oftalmologia`,
    ),
    schools: [
      'Fellowship em Retina e Vítreo | Hospital Memorial Ashby |  | 2017',
      'Residência Médica em Oftalmologia | Santa Casa de Colíder | 2015 | 2017',
    ],
  },
  {
    name: 'the only year of a study that was broken off',
    pdf: portuguese(
      'Estudos',
      `Tecnologia em Gastronomia – Faculdade São Lucas – 2016, trancado no 3º semestre
Técnico em Confeitaria – SENAC Rondônia – 2012–2013`,
    ),
    schools: [
      'Tecnologia em Gastronomia | Faculdade São Lucas | 2016 | ',
      'Técnico em Confeitaria | SENAC Rondônia | 2012 | 2013',
    ],
  },
  {
    name: 'the only year of an English study that was not finished',
    pdf: english(
      'Education',
      `High School Diploma – Otley High School – June 2020
Associate in Business Administration (12 credits completed, not finished) – Ashby Community College – 2021`,
    ),
    schools: [
      'High School Diploma | Otley High School |  | 2020-06',
      'Associate in Business Administration (12 credits completed, not finished) | Ashby Community College | 2021 | ',
    ],
  },
];
