import { printed, printedLines, type Piece } from '../printed.js';
import type { Habit } from './habit.js';

const whole = (lines: string) => () =>
  printedLines(`# Rosalind Achebe\nLeeds | rosalind@mail.example\n\n${lines}`);
const drawn = (pieces: Piece[]) => () =>
  printed({
    pages: [
      [
        { text: 'Rosalind Achebe', x: 50, y: 40, size: 18 },
        { text: 'rosalind@mail.example', x: 50, y: 58 },
        ...pieces,
      ],
    ],
  });
const column = (x: number, y: number, lines: string[], bold = false): Piece[] =>
  lines.map((text, at) => ({
    text: text.replace(/^## /, ''),
    x,
    y: y + at * 13.5,
    bold: bold || text.startsWith('## '),
  }));

/** Titles with commas, and entries that are no jobs and no studies. */
export const FAR_ENTRIES: Habit[] = [
  {
    name: 'titles with commas over their employer',
    pdf: whole(`## Experience
## Grade 5 Teacher, French Immersion   Aug 2019 – Present
Sir Winston Elementary, Ottawa, ON
• Led the reading club.
## Supply Teacher, Grades 1 to 4   Sep 2017 – Jun 2019
Ottawa District School Board, Ottawa, ON
• Took over classes at short notice.`),
    jobs: [
      'Grade 5 Teacher, French Immersion | Sir Winston Elementary | 2019-08 | now',
      'Supply Teacher, Grades 1 to 4 | Ottawa District School Board | 2017-09 | 2019-06',
    ],
  },
  {
    name: 'titles with commas behind their employer and a dash',
    pdf: whole(`## Employment History
Harbour Trust — Manager, Volunteer Programmes   2018 – 2022
• Trained sixty stewards.
Mill Museum — Officer, Learning and Access   2015 – 2018
• Wrote trails for families.`),
    jobs: [
      'Manager, Volunteer Programmes | Harbour Trust | 2018 | 2022',
      'Officer, Learning and Access | Mill Museum | 2015 | 2018',
    ],
  },
  {
    name: 'titles with commas under their employer',
    pdf: whole(`## Professional Experience
## Access Bank Plc   Lagos
Team Lead, Trade Finance   03/2020 – 11/2023
• Approved letters of credit.
## Zenith Bank Plc   Kano
Relationship Officer, Retail Banking   01/2017 – 02/2020
• Opened accounts.`),
    jobs: [
      'Team Lead, Trade Finance | Access Bank Plc | 2020-03 | 2023-11',
      'Relationship Officer, Retail Banking | Zenith Bank Plc | 2017-01 | 2020-02',
    ],
  },
  {
    name: 'bullets that mention years',
    pdf: whole(`## Experience
## Store Manager, Pick n Pay   2016 – 2023
• Raised turnover from R4m in 2016 to R9m in 2022.
• Named Manager of the Year, Western Cape, 2019.
• Opened the Claremont branch in March 2018 with a team of 22.
## Shelf Packer, Shoprite   2014 – 2016
• Packed 300 cases a night.`),
    jobs: ['Store Manager | Pick n Pay | 2016 | 2023', 'Shelf Packer | Shoprite | 2014 | 2016'],
  },
  {
    name: 'awards and talks with dates among the bullets of a job',
    pdf: whole(`## Work Experience
Data Analyst, Transport Authority of Nairobi
Jan 2020 - Present
- Speaker, Open Data Day, Mombasa, March 2022
- Employee of the Quarter, Q3 2021
- Built dashboards for 14 depots
Intern, Bureau of Statistics
Jun 2019 - Dec 2019
- Cleaned census files`),
    jobs: [
      'Data Analyst | Transport Authority of Nairobi | 2020-01 | now',
      'Intern | Bureau of Statistics | 2019-06 | 2019-12',
    ],
  },
  {
    name: 'references with positions and employers',
    pdf: whole(`## Experience
Barista, Bean Street Coffee, 2020 – 2023

## References
Ms Hannah Olufemi
Branch Manager, Bean Street Coffee (2018 – present)
Tel: 0113 496 0110
Mr Desmond Clarke
Head of Year, Roundhay School, 2015 to 2022`),
    jobs: ['Barista | Bean Street Coffee | 2020 | 2023'],
    schools: [],
  },
  {
    name: 'publications and conferences below the jobs',
    pdf: whole(`## Appointments
Lecturer, Department of Botany, Rhodes University, 2018 – present

## Selected Publications
Achebe R, Steyn P. Fynbos under fire. South African Journal of Botany, 2019–2020.
Achebe R. Seeds of the Karoo. Rhodes University Press, 2021.

## Education
PhD in Botany, University of Pretoria, 2014 – 2018`),
    jobs: ['Lecturer | Department of Botany, Rhodes University | 2018 | now'],
    schools: ['PhD in Botany | University of Pretoria | 2014 | 2018'],
  },
  {
    name: 'volunteer lines and hobbies with years',
    pdf: whole(`## Career
Warehouse Operative, Amazon, Doncaster   Oct 2019 – Jul 2022
Kitchen Porter, The Crown Hotel   2017 – 2019

## Voluntary Work
Treasurer, Hyde Park Allotments, 2018 – present
Cub Scout Leader, 3rd Headingley, 2015 – 2019

## Hobbies
Captain, Leeds Hockey Club, 2016 – 2020`),
    jobs: [
      'Warehouse Operative | Amazon | 2019-10 | 2022-07',
      'Kitchen Porter | The Crown Hotel | 2017 | 2019',
    ],
  },
  {
    name: 'certificates below the studies',
    pdf: whole(`## Education & Certifications
Bachelor of Commerce, University of Mumbai, 2012 – 2015
AWS Certified Solutions Architect, Amazon Web Services, 2021
Certified ScrumMaster, Scrum Alliance, 2020
First Aid at Work, St John Ambulance, 2019`),
    schools: ['Bachelor of Commerce | University of Mumbai | 2012 | 2015'],
  },
  {
    name: 'schools in a list with their years in a list of their own',
    pdf: drawn([
      ...column(50, 100, ['## EDUCATION']),
      ...column(50, 118, [
        'BSc Accounting, University of Lagos',
        'Diploma in Book-keeping, Yaba College',
        "Senior Certificate, King's College",
      ]),
      ...column(430, 118, ['2012 – 2016', '2010 – 2012', '2004 – 2010']),
      ...column(50, 180, ['## EXPERIENCE', 'Cashier, Corner Shop   2019 – 2021']),
    ]),
    schools: [
      'BSc Accounting | University of Lagos | 2012 | 2016',
      'Diploma in Book-keeping | Yaba College | 2010 | 2012',
      "Senior Certificate | King's College | 2004 | 2010",
    ],
  },
  {
    name: 'a timeline with its dates at the left over two lines',
    pdf: drawn([
      ...column(50, 100, ['## WORK EXPERIENCE']),
      ...column(50, 120, ['Mar 2020 –', 'Present']),
      ...column(150, 120, ['## Site Engineer', 'Julius Berger, Abuja', 'Checks the concrete of bridges.']),
      ...column(50, 172, ['Jan 2017 –', 'Feb 2020']),
      ...column(150, 172, ['## Graduate Engineer', 'Setraco, Kaduna', 'Measured roads.']),
    ]),
    jobs: [
      'Site Engineer | Julius Berger | 2020-03 | now',
      'Graduate Engineer | Setraco | 2017-01 | 2020-02',
    ],
  },
  {
    name: 'a timeline with single years at the left',
    pdf: drawn([
      ...column(50, 100, ['## CAREER HISTORY']),
      ...column(50, 120, ['2021']),
      ...column(110, 120, ['## Head Chef · The Gannet, Galway', 'Runs a kitchen of nine.']),
      ...column(50, 154, ['2018 – 21']),
      ...column(110, 154, ['## Sous Chef · Harbour Rooms, Cork', 'Fish and sauces.']),
      ...column(50, 188, ['2016 – 18']),
      ...column(110, 188, ['## Commis Chef · Hotel Doolin', 'Bread and desserts.']),
    ]),
    jobs: [
      'Head Chef | The Gannet | 2021 | ',
      'Sous Chef | Harbour Rooms | 2018 | 2021',
      'Commis Chef | Hotel Doolin | 2016 | 2018',
    ],
  },
  {
    name: 'headings in the margin, centred beside their cell',
    pdf: drawn([
      ...column(50, 134, ['## Experience']),
      ...column(150, 100, [
        '## Librarian   2017 – 2023',
        'Kildare County Library',
        'Ran the mobile library.',
        '## Library Assistant   2014 – 2017',
        'Naas Library',
        'Shelved and lent books.',
      ]),
      ...column(50, 203.5, ['## Education']),
      ...column(150, 190, [
        'MLIS, University College Dublin   2013 – 2014',
        'BA in English, Maynooth University   2010 – 2013',
        'Leaving Certificate, Naas CBS   2010',
      ]),
    ]),
    jobs: [
      'Librarian | Kildare County Library | 2017 | 2023',
      'Library Assistant | Naas Library | 2014 | 2017',
    ],
    schools: [
      'MLIS | University College Dublin | 2013 | 2014',
      'BA in English | Maynooth University | 2010 | 2013',
      'Leaving Certificate | Naas CBS |  | 2010',
    ],
  },
  {
    name: 'Indian studies with their board and share of marks',
    pdf: whole(`## Academic Profile
• B.E. (Computer Science), Anna University, Chennai, 2018 with 8.1 CGPA
• HSC, Kendriya Vidyalaya, Chennai, 2014 with 91%
• SSLC, Kendriya Vidyalaya, Chennai, 2012 with 94%`),
    schools: [
      'B.E. (Computer Science) | Anna University |  | 2018',
      'HSC | Kendriya Vidyalaya |  | 2014',
      'SSLC | Kendriya Vidyalaya |  | 2012',
    ],
  },
  {
    name: 'Nigerian schools with their certificates in brackets',
    pdf: whole(`## Schools Attended with Dates
Ladoke University, Akure (B.Tech. Agriculture)   2010 – 2015
Government Secondary School, Owerri (SSCE)   2003 – 2009

## Working Experience
Extension Officer, Ondo State Ministry of Agriculture   2017 – Date`),
    schools: [
      'B.Tech. Agriculture | Ladoke University | 2010 | 2015',
      'SSCE | Government Secondary School | 2003 | 2009',
    ],
    jobs: ['Extension Officer | Ondo State Ministry of Agriculture | 2017 | now'],
  },
  {
    name: 'a university with two degrees under it',
    pdf: whole(`## EDUCATION
## National University of Singapore
Master of Science in Data Analytics   Aug 2020 – May 2022
Bachelor of Engineering in Chemical Engineering   Aug 2014 – Jun 2018`),
    schools: [
      'Master of Science in Data Analytics | National University of Singapore | 2020-08 | 2022-05',
      'Bachelor of Engineering in Chemical Engineering | National University of Singapore | 2014-08 | 2018-06',
    ],
  },
];
