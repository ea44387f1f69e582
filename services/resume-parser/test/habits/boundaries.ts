import type { Habit } from './habit.js';
import { english, portuguese, rows } from './short-resumes.js';

/** What belongs to one job, and what to none. */
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
  {
    name: 'the task of a position behind its dash, with the employer in the next line',
    pdf: portuguese(
      'Experiência',
      `ABR 2021 – ATUAL
## Enfermeira – UTI adulto
Hospital Santa Clara do Cerrado
Liderança de 8 técnicos por plantão.
JUN 2020 – MAR 2021
## Enfermeira – campanha de vacinação
Hospital de Campanha de Trindade
FEV 2014 – DEZ 2018
## Técnica de enfermagem
Maternidade Bom Parto`,
    ),
    jobs: [
      'Enfermeira | Hospital Santa Clara do Cerrado | 2021-04 | now',
      'Enfermeira – campanha de vacinação | Hospital de Campanha de Trindade | 2020-06 | 2021-03',
      'Técnica de enfermagem | Maternidade Bom Parto | 2014-02 | 2018-12',
    ],
  },
  {
    name: 'earlier jobs in a list of one sentence',
    pdf: english(
      'Professional Experience',
      `Director of Internal Audit, Midland Rail Leasing, 2009 to 2014
Early career: Auditor, Hargreave & Lyle LLP, 2004 to 2009; Clerk, Otley Council, 2002 to 2004`,
    ),
    jobs: [
      'Director of Internal Audit | Midland Rail Leasing | 2009 | 2014',
      'Auditor | Hargreave & Lyle LLP | 2004 | 2009',
      'Clerk | Otley Council | 2002 | 2004',
    ],
  },
  {
    name: 'earlier jobs in a list of one sentence in Portuguese',
    pdf: portuguese(
      'Experiência Profissional',
      `Gerente de loja – Mercado Sol Nascente – 2015 a 2022
Anteriores: Caixa – Padaria Lua – 2011 a 2014; Vendedora – Papelaria Ipiranga – 2008 a 2011`,
    ),
    jobs: [
      'Gerente de loja | Mercado Sol Nascente | 2015 | 2022',
      'Caixa | Padaria Lua | 2011 | 2014',
      'Vendedora | Papelaria Ipiranga | 2008 | 2011',
    ],
  },
  {
    name: 'a table whose columns have unusual names',
    pdf: rows(
      [50, '## Work History'],
      [50, '### Dates', [150, '### Employer'], [290, '### Position'], [400, '### What I did']],
      [50, '11/2023 – Present', [150, 'Queen Pantry'], [290, 'Shift Supervisor'], [400, 'Count drawers.']],
      [
        50,
        '03/2022 – 11/2023',
        [150, 'Queen Pantry'],
        [290, 'Cashier'],
        [400, 'Register and self-checkout.'],
      ],
      [50, '2020 – 2022', [150, 'Wing Shack'], [290, 'Crew Member'], [400, 'Fryer, drive-thru.']],
      [50, 'Holiday season 2019', [150, 'Ouse Parcels'], [290, 'Seasonal Handler'], [400, 'Loaded trucks.']],
    ),
    jobs: [
      'Shift Supervisor | Queen Pantry | 2023-11 | now',
      'Cashier | Queen Pantry | 2022-03 | 2023-11',
      'Crew Member | Wing Shack | 2020 | 2022',
    ],
  },
];
