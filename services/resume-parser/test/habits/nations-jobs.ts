import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

/** Further jobs and studies as several countries print them. */
export const JOBS_OF_NATIONS: Habit[] = [
  {
    name: 'a town and its state behind an employer and behind a position',
    pdf: () =>
      printedLines(`# Everett Blackwood
RR 3 Box 204
Sallisaw, Oklahoma 74955
(918) 555-0166
## WORK HISTORY
9/2020 - Now   Turnaround Services Inc., Tulsa, OK
   Combo Pipe Welder. Certified for shutdowns.
1/2015 - 8/2020   Cherokee Nation Industries, Stilwell, OK
   Fabrication Welder. Brackets and racks.
## SCHOOLING
Sallisaw High School - graduated 2010`),
    fields: { address: 'RR 3 Box 204', city: 'Sallisaw' },
    jobs: [
      'Combo Pipe Welder | Turnaround Services Inc. | 2020-09 | now',
      'Fabrication Welder | Cherokee Nation Industries | 2015-01 | 2020-08',
    ],
  },
  {
    name: 'positions of a soldier with their forts below the army',
    pdf: () =>
      printedLines(`# ROLAND D. PICKETT
roland.pickett@example.com
## PROFESSIONAL EXPERIENCE
## UNITED STATES ARMY, Various Locations, 1999–2023
Command Sergeant Major, Fort Sill, OK (2018–2023)
• Advised the commander of 900 soldiers.
First Sergeant, Fort Hood, TX (2013–2018)
• Readiness of 120 soldiers.
Platoon Sergeant, Fort Riley, KS (1999–2013)
• Maintenance of vehicles.`),
    jobs: [
      'Command Sergeant Major | UNITED STATES ARMY | 2018 | 2023',
      'First Sergeant | UNITED STATES ARMY | 2013 | 2018',
      'Platoon Sergeant | UNITED STATES ARMY | 1999 | 2013',
    ],
  },
  {
    name: "a job that is told with 'presently', the town behind its employer",
    pdf: () =>
      printedLines(`# KAVERI MINZ
kaveri.minz@example.com
## EXPERIENCE
One year as Data Entry Operator at CSC Centre, Durg (July 2021 to June 2022)
Presently working at Lotus Securities, Bhilai as Back Office Executive since Aug 2022`),
    jobs: [
      'Data Entry Operator | CSC Centre | 2021-07 | 2022-06',
      'Back Office Executive | Lotus Securities | 2022-08 | now',
    ],
  },
  {
    name: 'two trades with a slash as one position',
    pdf: () =>
      printedLines(`# Gráinne Ó Searcaigh
grainne@example.ie
## Professional Experience
## Radio Presenter / Producer   Highland Radio   2018 – Present
Presents a daily programme of news.
## Researcher   Nemeton TV   2015 – 2018`),
    jobs: [
      'Radio Presenter / Producer | Highland Radio | 2018 | now',
      'Researcher | Nemeton TV | 2015 | 2018',
    ],
  },
  {
    name: 'a degree of three letters with points below its university',
    pdf: () =>
      printedLines(`# Ximena Arriaga
ximena.arriaga@example.com
## EDUCATION
## The University of Texas at Arlington
B.I.S. in Interdisciplinary Studies, GPA 3.7, 2019`),
    fields: { educationLevel: 'Graduação', educationCourse: 'Interdisciplinary Studies' },
    schools: ['B.I.S. in Interdisciplinary Studies | The University of Texas at Arlington |  | 2019'],
  },
];
