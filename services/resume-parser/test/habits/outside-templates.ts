import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';
import { english, portuguese } from './short-resumes.js';

const JOB = `
## Experience
## Fitter   2019 – 2023
Harrow Drives
• Assembled presses and kept their papers.`;

/** What a lot by an author who knew no rules showed: forms, themes and exports whose words end a section too early. */
export const OUTSIDE_TEMPLATES: Habit[] = [
  {
    name: 'a nationality among the rows of a form',
    pdf: () =>
      printedLines(`# Curriculum Vitae
## Personal details
Name   Ifeoma Adaeze Okafor
Nationality   Nigerian
Address   14 Ogui Road, Enugu, Enugu State
Phone Number   0803 555 0144
E-mail   ifeoma@example.ng
${JOB}`),
    fields: { firstName: 'Ifeoma', phone: '0803 555 0144', email: 'ifeoma@example.ng', city: 'Enugu' },
  },
  {
    name: 'the highlights of each job of a theme',
    pdf: english(
      'Work Experience',
      `Marsh Metering   Leeds
January 2019 – Present
Firmware Developer
## Highlights
Ported the meters to another system.
Heron Robotics   York
October 2015 – November 2018
Embedded Developer
## Highlights
Control of motors.`,
    ),
    jobs: [
      'Firmware Developer | Marsh Metering | 2019-01 | now',
      'Embedded Developer | Heron Robotics | 2015-10 | 2018-11',
    ],
  },
  {
    name: 'employers in bold print over their periods, after a gap',
    pdf: portuguese(
      'Histórico profissional',
      `## Frigotrans Cargas Ltda.
de 06/2017 até o momento
Cargo: Motorista Carreteiro
Atividades: carga refrigerada.


## Bebidas Serra Alta
de 01/2010 a 03/2017
Cargo: Motorista de Caminhão
Atividades: entregas na capital.


## Irmãos Prado Mudanças
de 05/2003 a 11/2009
Cargo: Ajudante de Motorista
Atividades: carga e descarga.`,
    ),
    jobs: [
      'Motorista Carreteiro | Frigotrans Cargas Ltda. | 2017-06 | now',
      'Motorista de Caminhão | Bebidas Serra Alta | 2010-01 | 2017-03',
      'Ajudante de Motorista | Irmãos Prado Mudanças | 2003-05 | 2009-11',
    ],
  },
  {
    name: 'a year before a job, where the others have two',
    pdf: english(
      'Experience',
      `2021–present Senior Chemist, Corran Biopharma Ltd, Galway.
-> Lead a team of four, which develops methods for peptides and writes the site’s policy on data.
2016–2018 Postdoctoral Researcher, University of Lorne, Lorne.
-> Studied river sediment and trained visiting students on the mass spectrometer of the house.
2011 Laboratory Technician (summer), Tarn Environmental Lab, Navan.
-> Heavy metals in process water by optical emission, and the upkeep of three furnaces.`,
    ),
    jobs: [
      'Senior Chemist | Corran Biopharma Ltd | 2021 | now',
      'Postdoctoral Researcher | University of Lorne | 2016 | 2018',
      'Laboratory Technician (summer) | Tarn Environmental Lab | 2011 | ',
    ],
  },
  {
    name: 'the word before the year in which a study ended',
    pdf: english(
      'Education',
      `## Certificate III in Logistics
Harrow Institute
Finished 2014
## Year 12 (VCE)
Seaford Secondary College
Finished 2012`,
    ),
    schools: [
      'Certificate III in Logistics | Harrow Institute |  | 2014',
      'Year 12 (VCE) | Seaford Secondary College |  | 2012',
    ],
  },
  {
    name: 'a college and its university over a degree, each with its place',
    pdf: english(
      'Education',
      `## Queen Edith, University of London   Egham, UK
M.Sc. in Information Security   Sep. 2018 - Sep. 2019
## University of the East Coast   Bristol, UK
B.Eng. in Computer Networks   Sep. 2013 - Jun. 2016`,
    ),
    schools: [
      'M.Sc. in Information Security | Queen Edith, University of London | 2018-09 | 2019-09',
      'B.Eng. in Computer Networks | University of the East Coast | 2013-09 | 2016-06',
    ],
  },
  {
    name: 'the college within a university below the dates',
    pdf: english(
      'Education',
      `## UNIVERSITY OF MINOTA
MS in Computer Science
Expected May 2026 | Minota, MN
College of Science & Engineering
## LOCHLAN COLLEGE
BA in Computer Science
May 2024 | St. Paul, MN
GPA: 3.78 / 4.0`,
    ),
    schools: [
      'MS in Computer Science | UNIVERSITY OF MINOTA |  | 2026-05',
      'BA in Computer Science | LOCHLAN COLLEGE |  | 2024-05',
    ],
  },
  {
    name: 'a German engineer’s degree',
    pdf: english(
      'Education',
      `10/2004 – 07/2010   Dipl.-Ing. (FH) Mechanical Engineering
Hochschule Neckarau
09/1994 – 06/2000   Abitur
Friedrich-Gymnasium, Neckarau`,
    ),
    fields: { educationLevel: 'Graduação', educationCourse: 'Mechanical Engineering' },
  },
  {
    name: 'a course of a university over a technical course',
    pdf: portuguese(
      'Formação',
      `Publicidade e Propaganda
UNISUL
2017 - 2021
Curso Técnico em Fotografia
Senac Londrina
2016`,
    ),
    fields: { educationLevel: 'Graduação', educationCourse: 'Publicidade e Propaganda' },
  },
  {
    name: 'provinces behind a town, without a comma and with a code',
    pdf: () =>
      printedLines(`# Emilia Cantú Garza
Monterrey Nuevo León MX | +52 81 5555 0139 | emilia@example.mx
${JOB}`),
    fields: { city: 'Monterrey', address: '' },
  },
  {
    name: 'a nationality behind a colon, among the rows of a form',
    pdf: () =>
      printedLines(`# Curriculum Vitae
## Personal data
Name   : Ifeoma Adaeze Okafor
Nationality   : Nigerian
Contact Address   : No. 14 Ogui Road, Asata, Enugu, Enugu State
Phone Number   : 0803 555 0144
E-mail   : ifeoma@example.ng
${JOB}`),
    fields: {
      firstName: 'Ifeoma',
      phone: '0803 555 0144',
      email: 'ifeoma@example.ng',
      address: 'No. 14 Ogui Road, Asata',
      city: 'Enugu',
    },
  },
  {
    name: 'a period that the margin of the last cell of a table broke',
    pdf: english(
      'Working Experience',
      `## ORGANISATION   POSITION HELD   DATE
Holy Trinity College, Enugu   Chemistry Teacher   2017 - 2019
Marsh Day School   Class Teacher   Nov. 2015 -
Dutse, Jigawa State   Started a press club   Oct. 2016`,
    ),
    jobs: [
      'Chemistry Teacher | Holy Trinity College | 2017 | 2019',
      'Class Teacher | Marsh Day School | 2015-11 | 2016-10',
    ],
  },
  {
    name: 'towns whose letters have a stroke, beside employers',
    pdf: english(
      'Work Experience',
      `Marsh Metering   Wrocław
January 2019 – Present
Firmware Developer
Heron Robotics   Łódź
October 2015 – November 2018
Embedded Developer`,
    ),
    jobs: [
      'Firmware Developer | Marsh Metering | 2019-01 | now',
      'Embedded Developer | Heron Robotics | 2015-10 | 2018-11',
    ],
  },
  {
    name: 'a block and a lot before a town, its province and code',
    pdf: () =>
      printedLines(`# Maria Luz Santos
Blk 7 Lot 22, Camella Homes, Bacoor, Cavite 4102 | +63 917 555 0142 | luz@example.ph
${JOB}`),
    fields: { city: 'Bacoor', zip: '4102', address: 'Blk 7 Lot 22, Camella Homes' },
  },
  {
    name: 'numbers before headings in capitals, without a point',
    pdf: () =>
      printedLines(`# Maria de Lourdes Pacheco
Anápolis – GO | (62) 98400-0133 | mlourdes@exemplo.com

2 FORMAÇÃO ACADÊMICA
Mestrado em Letras
Universidade Federal de Goiás, 2015 – 2017

3 ATUAÇÃO PROFISSIONAL
Professora de Português
Colégio Cora Bruno
fev. 2012 – presente`),
    jobs: ['Professora de Português | Colégio Cora Bruno | 2012-02 | now'],
    schools: ['Mestrado em Letras | Universidade Federal de Goiás | 2015 | 2017'],
  },
  {
    name: 'a month that is no degree',
    pdf: english(
      'Education',
      `Bachelor of Science in Hotel Management
University of San Isidro
June 2012 to March 2016`,
    ),
    fields: { educationLevel: 'Graduação', educationCourse: 'Hotel Management' },
  },
  {
    name: 'what a federal form asks about each job',
    pdf: english(
      'Work Experience',
      `Bluegrass Supply, Inc.
Shepherdsville, KY United States
08/2016 - 05/2020
Hours per week: 40
Inventory Specialist
Duties, Accomplishments and Related Skills:
Received and put away implants under lot control in the two halls of the house, with their papers.
Supervisor: Tom Radcliff (502-555-0131)
Okay to contact this Supervisor: Yes
Kentucky Marsh Depot
Fort Marsh, KY United States
06/2012 - 06/2016
Hours per week: 50
Automated Logistics Specialist
Duties, Accomplishments and Related Skills:
Ran the parts warehouse of a battalion and processed the receipts of its yearly turn-ins there.`,
    ),
    jobs: [
      'Inventory Specialist | Bluegrass Supply, Inc. | 2016-08 | 2020-05',
      'Automated Logistics Specialist | Kentucky Marsh Depot | 2012-06 | 2016-06',
    ],
  },
  {
    name: 'a town called a city before a province that has the name of one',
    pdf: () =>
      printedLines(`# Cristina Dela Cruz
Talisay City, Cebu
+63 917 555 0145 | cristina@example.ph
${JOB}`),
    fields: { city: 'Talisay City' },
  },
];
