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
  {
    name: 'schools called by initials and a town, before the degree',
    pdf: withHead(`## Education
Ghent University, PhD in Textile Engineering   Oct 2014 – Sept 2018
KU Leuven, MSc in Materials Engineering   Sept 2012 – July 2014`),
    schools: [
      'PhD in Textile Engineering | Ghent University | 2014-10 | 2018-09',
      'MSc in Materials Engineering | KU Leuven | 2012-09 | 2014-07',
    ],
  },
  {
    name: 'a degree with a curved apostrophe before its course',
    pdf: withHead(`## Education
## Whitby University of Applied Sciences
Bachelor’s degree, Media Design · (2011 - 2015)
## Ashby University
Master’s degree, Film · (2015 - 2017)`),
    schools: [
      'Bachelor’s degree, Media Design | Whitby University of Applied Sciences | 2011 | 2015',
      'Master’s degree, Film | Ashby University | 2015 | 2017',
    ],
  },
  {
    name: 'an exam at a college, as many countries call it',
    pdf: withHead(`## Education
## University of Whitby
BSc in Computing   Aug 2016 – Nov 2020
## Ashby Girls’ College
G.C.E. Advanced Level   Jan 2013 – Aug 2015`),
    schools: [
      'BSc in Computing | University of Whitby | 2016-08 | 2020-11',
      'G.C.E. Advanced Level | Ashby Girls’ College | 2013-01 | 2015-08',
    ],
  },
  {
    name: 'a vocational certificate below a diploma',
    pdf: withHead(`## Education
## Diploma in Pastry Arts
Culinary Academy of Whitby
2014 - 2016
## Vocational Certificate, Baker
Ashby Secondary School
2011 - 2014`),
    fields: { educationCourse: 'Baker' },
    schools: [
      'Diploma in Pastry Arts | Culinary Academy of Whitby | 2014 | 2016',
      'Vocational Certificate, Baker | Ashby Secondary School | 2011 | 2014',
    ],
  },
  {
    name: 'dates close before the positions, employers in the column of the positions',
    pdf: () =>
      printed({
        pages: [
          [
            { text: 'Rosamund Achterberg', x: 42, y: 50, size: 20 },
            { text: 'Leeds, UK | r.achterberg@example.com', x: 42, y: 66, size: 9 },
            { text: 'Experience', x: 42, y: 95, size: 13 },
            { text: '2018 – Now', x: 42, y: 112, size: 9 },
            { text: 'AIRWORTHINESS INSPECTOR', x: 95, y: 112, size: 9, bold: true },
            { text: 'York, UK', x: 320, y: 112, size: 9 },
            { text: 'Gulf Aviation Office', x: 95, y: 124, size: 9 },
            { text: 'Audits nine maintenance organisations.', x: 95, y: 136, size: 9 },
            { text: '2012 – 2018', x: 42, y: 152, size: 9 },
            { text: 'AIRCRAFT TECHNICIAN', x: 95, y: 152, size: 9, bold: true },
            { text: 'Hull, UK', x: 320, y: 152, size: 9 },
            { text: 'Falcon Line Maintenance', x: 95, y: 164, size: 9 },
            { text: 'Night checks of narrow bodies.', x: 95, y: 176, size: 9 },
          ],
        ],
      }),
    jobs: [
      'AIRWORTHINESS INSPECTOR | Gulf Aviation Office | 2018 | now',
      'AIRCRAFT TECHNICIAN | Falcon Line Maintenance | 2012 | 2018',
    ],
  },
];
