import { printed, printedLines, type Piece } from '../printed.js';
import type { Habit } from './habit.js';

const lines = (x: number, y: number, texts: string[], { size = 10, bold = false } = {}): Piece[] =>
  texts.map((text, row) => ({ text, x, y: y + row * 13, size, bold }));

/** How forms of several countries print a head, a job and a study. */
export const NATIONS: Habit[] = [
  {
    name: 'the number of an identity card under the name in a table of personal data',
    pdf: () =>
      printedLines(`## CURRICULUM VITAE
## GRACE AKINYI ODHIAMBO
## PERSONAL DETAILS
Name   Grace Akinyi Odhiambo
ID No.   30114420
Nationality   Kenyan
Address   P.O. Box 884-40100, Kisumu
Telephone   +254 711 555 098
Email   g.odhiambo@example.co.ke
## EDUCATION BACKGROUND
2011 – 2014   Diploma in Nursing   Kenya Medical Training College, Kisumu
2006 – 2009   K.C.S.E   Lwak Girls High School`),
    fields: {
      firstName: 'Grace',
      lastName: 'Akinyi Odhiambo',
      city: 'Kisumu',
      educationLevel: 'Técnico',
      educationCourse: 'Nursing',
    },
  },
  {
    name: 'telephones that begin with 00 and the code of a country',
    pdf: () =>
      printedLines(`# Abdul Kareem Sheikh
Contact No : 00974 33 555 0118 (Qatar), 0091 98 7044 2291 (India)
Email : kareem.sheikh@example.com
## EXPERIENCE
2016 to 2022   Light Driver   Doha Catering W.L.L.`),
    fields: { phone: '00974 33 555 0118' },
  },
  {
    name: 'a telephone of another country with 00, whose rest has the form of a Brazilian one',
    pdf: () =>
      printedLines(`# Suresh Babu Nair
Mob: 0091 98 7044 2291
Email: suresh.nair@example.com
## EXPERIENCE
2016 to 2022   Light Driver   Doha Catering W.L.L.`),
    fields: { phone: '0091 98 7044 2291' },
  },
  {
    name: 'a state of India with points, and its district',
    pdf: () =>
      printedLines(`## K. LAKSHMI NARAYANA
H.No. 3-41, Temple Street,
Guntur Dist. – 522401, A.P.
Cell: 94400 22817
Mail: kln.mech@example.com
## Career Objective
To work with a cement plant and to improve my knowledge of the maintenance of its machines.
## Work Experience
Aug 2019 to till date   Shift Engineer   Sagar Cements Ltd.`),
    fields: { city: 'Guntur', state: '' },
  },
  {
    name: 'two lines of a street above a town in a narrow column',
    pdf: () =>
      printed({
        pages: [
          [
            ...lines(40, 50, ['Aoife Ní Dhomhnaill'], { size: 20, bold: true }),
            ...lines(40, 90, ['Contact'], { bold: true }),
            ...lines(40, 106, [
              'Apt 9 The Weir',
              'Castle Street',
              'Ballyshannon',
              'Co. Donegal',
              'F94 X2Y7',
              '',
              '085 555 0188',
              'aoife.nd@example.ie',
            ]),
            ...lines(230, 90, ['Experience'], { bold: true }),
            ...lines(230, 106, [
              'Class Teacher, Scoil Naomh Eoin, 2019 – present',
              'Twenty-eight pupils of mixed ability.',
            ]),
          ],
        ],
      }),
    fields: { address: 'Apt 9 The Weir, Castle Street', city: 'Ballyshannon', zip: 'F94 X2Y7' },
  },
  {
    name: "a 'suburb' before other labels on its line",
    pdf: () =>
      printedLines(`# KIRRA McALLISTER
Suburb: Coffs Harbour NSW 2450  Ph: 0412 555 073  Email: kirra.mca@example.com.au
## Career history
## Farm Hand
## Dorrigo Station
Jan 2012 - Feb 2017 (5 years 2 months)
Fencing and stock work.`),
    fields: { city: 'Coffs Harbour', phone: '0412 555 073' },
  },
  {
    name: 'hospitals as employers behind labels, and dates with the day behind the month',
    pdf: () =>
      printedLines(`# MARITES VILLANUEVA, RN
marites.v@example.com
## PROFESSIONAL EXPERIENCE
Hospital:   Creek View Hospital, Dubai
Bed Capacity:   250 beds
Position:   Staff Nurse – Intensive Care Unit
Inclusive Dates:   March 12, 2018 – Present
Hospital:   Cebu North General Hospital
Bed Capacity:   600 beds
Position:   Staff Nurse – Medical Ward
Inclusive Dates:   June 3, 2013 – February 20, 2018
## EDUCATIONAL ATTAINMENT
Tertiary   San Roque College, Cebu City
-> Bachelor of Science in Nursing
-> 2008 – 2012
Secondary   Mandaue National High School
-> 2004 – 2008`),
    jobs: [
      'Staff Nurse – Intensive Care Unit | Creek View Hospital | 2018-03 | now',
      'Staff Nurse – Medical Ward | Cebu North General Hospital | 2013-06 | 2018-02',
    ],
    schools: [
      'Bachelor of Science in Nursing | San Roque College | 2008 | 2012',
      ' | Mandaue National High School | 2004 | 2008',
    ],
  },
  {
    name: 'letters and Roman numbers before schools and employers',
    pdf: () =>
      printedLines(`## CURRICULUM VITAE
Surname: ADEYEMI
Other Names: Folake Grace
## EDUCATIONAL INSTITUTIONS ATTENDED
i)   University of Nigeria, Nsukka   2011 – 2015
ii)   Queen Amina College, Kaduna   2004 – 2010
## QUALIFICATIONS OBTAINED
B.Sc. (Hons) Accountancy – 2015
## WORKING EXPERIENCE
a) Unity Microfinance Bank, Ikeja
Position: Account Officer
Duration: Jan 2019 till date
b) Sterling Foods Ltd, Jos
Position: Accounts Assistant
Duration: 2016 – 2017`),
    jobs: [
      'Account Officer | Unity Microfinance Bank | 2019-01 | now',
      'Accounts Assistant | Sterling Foods Ltd | 2016 | 2017',
    ],
    fields: { educationLevel: 'Graduação', educationCourse: 'Accountancy' },
  },
  {
    name: 'jobs in sentences with their years of experience before them',
    pdf: () =>
      printedLines(`# IMTIAZ ALI ANSARI
imtiaz.ansari@example.com
## EXPERIENCE DETAILS
1. 05 Years working as a Heavy Driver in Gulf Transport Co., Dammam, KSA (2019 to 2024)
2. 06 Years worked as a Light Driver in Saudi Catering Est., Riyadh, KSA (2012 to 2018)`),
    jobs: [
      'Heavy Driver | Gulf Transport Co | 2019 | 2024',
      'Light Driver | Saudi Catering Est | 2012 | 2018',
    ],
  },
  {
    name: 'a household as the employer',
    pdf: () =>
      printedLines(`# Odile Bergeron-Shaw
odile.bs@example.ca
## Work History
Early Childhood Educator, Little Prairie Daycare, Calgary, AB
September 2019 to Present
Plans activities for 16 toddlers.
Nanny, private household, Montréal, QC
June 2016 to August 2019
Care of twins.`),
    jobs: [
      'Early Childhood Educator | Little Prairie Daycare | 2019-09 | now',
      'Nanny | private household | 2016-06 | 2019-08',
    ],
  },
  {
    name: 'a certificate of level N of South Africa',
    pdf: () =>
      printedLines(`# Thabo Sithole
thabo.sithole@example.co.za
## SECONDARY EDUCATION
Grade 12   Bopa Secondary School   2012
## TERTIARY EDUCATION
N6 Certificate: Human Resources Management   West Rand TVET College   2015`),
    fields: { educationLevel: 'Técnico', educationCourse: 'Human Resources Management' },
  },
];
