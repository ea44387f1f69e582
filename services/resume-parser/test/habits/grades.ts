import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';
import { english } from './short-resumes.js';

const person = (head: string) => () =>
  printedLines(`${head}

## Experience
Shop assistant, Bramley Books   2016 – 2019

## Education
BA History, Hull College   2015`);

/** Years in two digits, grades, exams and towns, as English résumés print them. */
export const GRADES: Habit[] = [
  {
    name: 'years whose end has two digits',
    pdf: english(
      'Employment',
      `Barista, Copper Kettle   2019–23
Kitchen porter, The Millhouse   2016-19
Glass collector, The Old Swan   1998–02`,
    ),
    jobs: [
      'Barista | Copper Kettle | 2019 | 2023',
      'Kitchen porter | The Millhouse | 2016 | 2019',
      'Glass collector | The Old Swan | 1998 | 2002',
    ],
  },
  {
    name: 'months and years of two digits around a bare hyphen',
    pdf: english(
      'Employment',
      'Barista, Copper Kettle   04/19-present\nKitchen porter, The Millhouse   06/16-03/19',
    ),
    jobs: ['Barista | Copper Kettle | 2019-04 | now', 'Kitchen porter | The Millhouse | 2016-06 | 2019-03'],
  },
  {
    name: 'Australian towns without a comma',
    pdf: english(
      'Employment',
      '## Ward clerk\nLister Clinic, Ballarat VIC\n2018 – 2021\n\n## Receptionist\nDental on Main, Toowoomba QLD 4350\n2015 – 2018',
    ),
    jobs: ['Ward clerk | Lister Clinic | 2018 | 2021', 'Receptionist | Dental on Main | 2015 | 2018'],
  },
  {
    name: 'an employer over its position, below one with the dates of all positions',
    pdf: english(
      'Experience',
      `## Norland Assurance   Jan 2018 – Present
Claims Manager   Apr 2021 – Present
Claims Handler   Jan 2018 – Mar 2021
## Tidewell
Shift Supervisor   May 2015 – Dec 2017`,
    ),
    jobs: [
      'Claims Manager | Norland Assurance | 2021-04 | now',
      'Claims Handler | Norland Assurance | 2018-01 | 2021-03',
      'Shift Supervisor | Tidewell | 2015-05 | 2017-12',
    ],
  },
  {
    name: 'what was done between two years, printed flush with the titles',
    pdf: english(
      'Experience',
      `2021 – Present   Depot Manager
Harrow Freight
Coordinated weekly planning for a team of six, cutting rework between 2021 and 2022.
Presented findings to the board.`,
    ),
    jobs: ['Depot Manager | Harrow Freight | 2021 | now'],
  },
  {
    name: 'schools that no word names, where the others stand over their degrees',
    pdf: english(
      'Education',
      `Corrib Technical University
BEng in Mechanical Engineering   2012 – 2016
GMIT
Higher Certificate in Engineering   2010 – 2012`,
    ),
    schools: [
      'BEng in Mechanical Engineering | Corrib Technical University | 2012 | 2016',
      'Higher Certificate in Engineering | GMIT | 2010 | 2012',
    ],
  },
  {
    name: 'grades in brackets behind the school',
    pdf: english(
      'Education',
      `2018  MSc, Statistics, Ashby University (Merit)
2016  BSc (Honours), Mathematics, Corrib University (2:1)`,
    ),
    schools: [
      'MSc, Statistics | Ashby University |  | 2018',
      'BSc (Honours), Mathematics | Corrib University |  | 2016',
    ],
  },
  {
    name: 'exams with their grades',
    pdf: english(
      'Education',
      'A Levels Maths (A*), Physics (A), Economics (B)   2012 – 2014\nGreenhead College',
    ),
    schools: ['A Levels | Greenhead College | 2012 | 2014'],
  },
  {
    name: 'degrees from their schools',
    pdf: english(
      'Education',
      'BEng in Mechanical Engineering from GMIT, 2016\nMSc in Physics from Dalhousie University, 2018',
    ),
    schools: [
      'BEng in Mechanical Engineering | GMIT |  | 2016',
      'MSc in Physics | Dalhousie University |  | 2018',
    ],
  },
  {
    name: 'honours, modules and projects below a degree',
    pdf: english(
      'Education',
      `Corrib University – Galway   2016
BSc in Mathematics
Elected course representative
Modules: Real Analysis, Statistics
Ashby University – Ashby   2018
MSc in Statistics
Gold medalist
Project: Crop price portal`,
    ),
    schools: [
      'BSc in Mathematics | Corrib University |  | 2016',
      'MSc in Statistics | Ashby University |  | 2018',
    ],
  },
  {
    name: 'a planned end with a year of two digits',
    pdf: english('Education', "BSc in Mathematics   Expected May '29\nCorrib University, Galway"),
    schools: ['BSc in Mathematics | Corrib University |  | 2029-05'],
  },
  {
    name: 'a surname in capitals and a comma under the title of the document',
    pdf: person(
      'Curriculum Vitae\n# LINDQVIST, Johanna\nFlat 2B, 118 Commercial Road, Leeds LS5 3AD\n0113 496 0211',
    ),
    fields: {
      firstName: 'Johanna',
      lastName: 'Lindqvist',
      phone: '0113 496 0211',
      city: 'Leeds',
      zip: 'LS5 3AD',
    },
  },
  {
    name: 'a surname in capitals before the given name',
    pdf: person('# O’SULLIVAN Aoife\n3 Marine Parade, Galway, H91 X2Y4, Ireland'),
    fields: { firstName: 'Aoife', lastName: 'O’Sullivan', address: '3 Marine Parade', city: 'Galway' },
  },
  {
    name: 'a flat before the number of a crescent',
    pdf: person('# Fiona MacAllister\n27/3 Marchmont Crescent, Edinburgh EH9 1HN\nfiona.mac@example.co.uk'),
    fields: { address: '27/3 Marchmont Crescent', city: 'Edinburgh', zip: 'EH9 1HN' },
  },
  {
    name: 'a unit, and an Australian mobile below',
    pdf: person(
      '# Hannah Brice-Morgan\nUnit 5/22 Station Street, Footscray VIC 3011\n0491 570 006\nhannah.bm@example.com.au',
    ),
    fields: { address: 'Unit 5/22 Station Street', city: 'Footscray', zip: '3011', phone: '0491 570 006' },
  },
];
