import { printed, printedLines, type Piece } from '../printed.js';
import type { Habit } from './habit.js';

const withHead = (text: string) => () =>
  printedLines(`# Rosamund Achterberg
Leeds, UK | +44 7700 900123 | r.achterberg@example.com

${text}`);

/** A narrow column at the left, whose lines the margin breaks, beside jobs at the right. */
function withNarrowColumn(left: string[], right: string[]): Uint8Array {
  const piecesOf = (lines: string[], x: number): Piece[] =>
    lines.flatMap((line, at) =>
      line === ''
        ? []
        : [
            {
              text: line.replace(/^\*+/, ''),
              x,
              y: 60 + at * 13,
              size: line.startsWith('**') ? 12 : 9,
              bold: line.startsWith('*'),
            },
          ],
    );
  return printed({
    pages: [
      [
        { text: 'Rosamund Achterberg', x: 230, y: 35, size: 22 },
        ...piecesOf(left, 30),
        ...piecesOf(right, 230),
      ],
    ],
  });
}

/** Jobs and studies of published layouts. */
export const PUBLISHED_ENTRIES: Habit[] = [
  {
    name: 'names of schools that a narrow column breaks, with and without a word of schools in each part',
    pdf: () =>
      withNarrowColumn(
        [
          '**CONTACT',
          '+44 7700 900123',
          'r.achterberg@example.com',
          'Leeds, UK',
          '',
          '**EDUCATION',
          '2016 - 2018',
          '*MBA',
          'University of North Ashby',
          'Business School',
          '',
          '2008 - 2012',
          '*Bachelor of Commerce in',
          '*Marketing',
          'Whitby University of',
          'Agriculture and Technology',
          '',
          '**LANGUAGES',
          'English (Native)',
        ],
        [
          '**WORK EXPERIENCE',
          '*Harrow Drives Ltd',
          'Marketing Manager',
          '2019 - PRESENT',
          '• Relaunched the range',
          '• Manages five people',
          '',
          '*Crosby Robotics',
          'Brand Executive',
          '2013 - 2019',
          '• Radio and market days',
        ],
      ),
    jobs: [
      'Marketing Manager | Harrow Drives Ltd | 2019 | now',
      'Brand Executive | Crosby Robotics | 2013 | 2019',
    ],
    schools: [
      'MBA | University of North Ashby Business School | 2016 | 2018',
      'Bachelor of Commerce in Marketing | Whitby University of Agriculture and Technology | 2008 | 2012',
    ],
  },
  {
    name: 'employers with dates at the right, above positions; one line of text below each',
    pdf: withHead(`## Work experience
## Rift Dairies Ltd   2019 - PRESENT
Marketing Manager
• Relaunched the yoghurt range
• Manages five people
## Kericho Leaf Tea   2013 - 2019
Brand Executive
-> Radio and market days`),
    jobs: [
      'Marketing Manager | Rift Dairies Ltd | 2019 | now',
      'Brand Executive | Kericho Leaf Tea | 2013 | 2019',
    ],
  },
  {
    name: 'a short degree above a school of a short name',
    pdf: withHead(`## Education
2016 – 2018
## MBA
ESMT Berlin
2010 – 2013
## Executive MBA
HEC Paris`),
    schools: ['MBA | ESMT Berlin | 2016 | 2018', 'Executive MBA | HEC Paris | 2010 | 2013'],
  },
  {
    name: 'grades below the place and the end of studies',
    pdf: withHead(`## Education
## WHITBY INSTITUTE OF TECHNOLOGY
MTECH IN DATA SCIENCE
May 2021 | Whitby, UK
Cum. GPA: 8.9 / 10.0
## ASHBY UNIVERSITY
BE IN ELECTRONICS
May 2019 | Ashby, UK`),
    schools: [
      'MTECH IN DATA SCIENCE | WHITBY INSTITUTE OF TECHNOLOGY |  | 2021-05',
      'BE IN ELECTRONICS | ASHBY UNIVERSITY |  | 2019-05',
    ],
  },
  {
    name: 'a degree at a school, and a position at an employer with the name of a skill',
    pdf: withHead(`## Work experience
Data Engineer at Samudra Data   Jan 2020 - Current
Catches of 120 ports.
Analyst at Harrow Software   Mar 2016 - Dec 2019
Reports.

## Education
MSc in Statistics, The University of Whitby at Hull   2018
Bachelor Informatics at Institut Teknologi Brantas   Aug 2011 - Sept 2015`),
    jobs: ['Data Engineer | Samudra Data | 2020-01 | now', 'Analyst | Harrow Software | 2016-03 | 2019-12'],
    schools: [
      'MSc in Statistics | The University of Whitby at Hull |  | 2018',
      'Bachelor Informatics | Institut Teknologi Brantas | 2011-08 | 2015-09',
    ],
  },
  {
    name: 'years above each other, and the field of the degree below it',
    pdf: withHead(`## Education
2014
2016
## Ashby University
Master of Science
Structural Engineering
2008
2013
## Whitby College
Bachelor of Science
Civil Engineering`),
    fields: { educationCourse: 'Structural Engineering' },
    schools: [
      'Master of Science, Structural Engineering | Ashby University | 2014 | 2016',
      'Bachelor of Science, Civil Engineering | Whitby College | 2008 | 2013',
    ],
  },
  {
    name: 'single letters in positions',
    pdf: withHead(`## Experience
## Grade R Practitioner   2018 – Present
Ashby Primary School
Reception class of thirty.
## Class C Driver   2014 – 2018
Harrow Haulage
Nights.`),
    jobs: [
      'Grade R Practitioner | Ashby Primary School | 2018 | now',
      'Class C Driver | Harrow Haulage | 2014 | 2018',
    ],
  },
];
