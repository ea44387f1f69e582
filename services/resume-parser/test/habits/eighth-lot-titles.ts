import { printed, printedLines, type Piece } from '../printed.js';
import type { Habit } from './habit.js';

/** Titles of 12 points, dates of 8, texts of 10, one below the other. */
const templateLines = (rows: [text: string, size: number, bold?: boolean][]): Piece[] =>
  rows.map(([text, size, bold = false], row) => ({ text, x: 65, y: 60 + row * 14, size, bold }));

/** Titles with commas, and titles that the margin breaks. */
export const EIGHTH_LOT_TITLES: Habit[] = [
  {
    name: 'a position that the margin breaks behind its employer, above smaller dates',
    pdf: () =>
      printed({
        pages: [
          templateLines([
            ['Zanele Khumalo', 24],
            ['zanele.khumalo@example.org', 10],
            ['EXPERIENCE', 9, true],
            ['Howick Primary School, Durban — Grade 4', 12, true],
            ['Teacher', 12],
            ['JANUARY 2019 - PRESENT', 8],
            ['Head of the library and of the spelling festival since 2021', 10],
            ['Little Oaks Nursery, Cape Town — Teaching', 12, true],
            ['Assistant', 12],
            ['FEBRUARY 2012 - NOVEMBER 2018', 8],
            ['Played and read with toddlers while studying in the evening', 10],
          ]),
        ],
      }),
    jobs: [
      'Grade 4 Teacher | Howick Primary School | 2019-01 | now',
      'Teaching Assistant | Little Oaks Nursery | 2012-02 | 2018-11',
    ],
  },
  {
    name: 'an office of partners with a comma, over the position',
    pdf: () =>
      printedLines(`# Dirceu Antunes Camargo
dirceu.camargo@exemplo.com.br
## TRAJETÓRIA PROFISSIONAL
Grupo Aroeira Grãos S.A.   Mar/2016 – até a presente data
Gerente de Controladoria
Ferraz, Bonelli Auditores Independentes   Fev/2004 – Fev/2016
Auditor Sênior`),
    jobs: [
      'Gerente de Controladoria | Grupo Aroeira Grãos S.A. | 2016-03 | now',
      'Auditor Sênior | Ferraz, Bonelli Auditores Independentes | 2004-02 | 2016-02',
    ],
  },
  {
    name: 'a position with its country, which is no place',
    pdf: () =>
      printedLines(`# Otávio Serpa Lanna
otavio.lanna@example.org
## Experience
## Riacho Software   2021-03 – Present
Enterprise Account Executive   Remote
New business with large miners.
## Andes Sensors SpA   2018-01 – 2021-02
Sales Manager, Brazil   Belo Horizonte
Opened the office and hired two engineers.
## Aços Montanha   2014-06 – 2017-12
Inside Sales Analyst   Contagem
Quotations for small customers.`),
    jobs: [
      'Enterprise Account Executive | Riacho Software | 2021-03 | now',
      'Sales Manager | Andes Sensors SpA | 2018-01 | 2021-02',
      'Inside Sales Analyst | Aços Montanha | 2014-06 | 2017-12',
    ],
  },
  {
    name: 'a position with a comma over an employer with its legal form',
    pdf: () =>
      printedLines(`## Curriculum Vitae
Name   Emre Brandl
## Professional Experience
05.2020 – today   Mechatronics Technician, Maintenance
   Altmühl Press Systems GmbH, Treuchtlingen
   - Maintenance of transfer presses
09.2016 – 04.2020   Service Technician
   Hebetechnik Jura GmbH & Co. KG, Weißenburg`),
    jobs: [
      'Mechatronics Technician, Maintenance | Altmühl Press Systems GmbH | 2020-05 | now',
      'Service Technician | Hebetechnik Jura GmbH & Co. KG | 2016-09 | 2020-04',
    ],
  },
  {
    name: 'a project below the labels of a job, and the labels of the next job',
    pdf: () =>
      printedLines(`## ARVIND PRASAD SINHA
E-mail: arvind.sinha@example.in
## WORK EXPERIENCE
Organization:   M/s Tulsi Infra Pvt. Ltd.
Designation:   Senior Site Engineer
Duration:   June 2019 to till date
Project:   Residential towers, Lucknow
Organization:   M/s Kaveri Contracts (India) Ltd.
Designation:   Site Engineer
Duration:   July 2015 to May 2019
Project:   Hospital building, Gorakhpur`),
    jobs: [
      'Senior Site Engineer | M/s Tulsi Infra Pvt. Ltd. | 2019-06 | now',
      'Site Engineer | M/s Kaveri Contracts (India) Ltd. | 2015-07 | 2019-05',
    ],
  },
];
