import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const BODY = `

## EXPERIENCE
## Warehouse Supervisor   Mar 2019 – Present
Ferryhill Foods
• Plans the work of twelve people.

## EDUCATION
Bachelor of Arts in History, University of Lakeside, 2014`;

const head = (text: string) => () => printedLines(`${text}${BODY}`);
/** Where the education stands last. */
const studies = (text: string) => () =>
  printedLines(`# Callum Brackenridge
Perth, Australia | callum.brackenridge@example.com | +61 400 555 014

## EXPERIENCE
## Warehouse Supervisor   Mar 2019 – Present
Ferryhill Foods
• Plans the work of twelve people.

## EDUCATION
${text}`);

/** How people abroad write where they live. */
export const ABROAD: Habit[] = [
  {
    name: 'a British address behind a label, with its county',
    pdf: head(`CURRICULUM VITAE
Name: Imogen Tattersall
Address: 7 Beech Grove, Otley, West Yorkshire, LS21 3AB
Telephone: 07700 900512
Email: imogen.tattersall@example.co.uk`),
    fields: {
      firstName: 'Imogen',
      lastName: 'Tattersall',
      address: '7 Beech Grove',
      city: 'Otley',
      state: '',
      zip: 'LS21 3AB',
    },
  },
  {
    name: 'a British address under the name',
    pdf: head(`# Sophie Wainwright
22 Canal Street, Stroud, Gloucestershire GL5 1HR
Mobile: 07700 900234 | sophie.wainwright@example.com`),
    fields: {
      firstName: 'Sophie',
      lastName: 'Wainwright',
      address: '22 Canal Street',
      city: 'Stroud',
      state: '',
      zip: 'GL5 1HR',
    },
  },
  {
    name: 'a Scottish town with its post code alone',
    pdf: head(`# Euan Galbraith
Kirkcaldy KY1 2QT | 07700 900877 | euan.galbraith@example.com`),
    fields: { firstName: 'Euan', city: 'Kirkcaldy', state: '', zip: 'KY1 2QT' },
  },
  {
    name: 'an Irish address with its code',
    pdf: head(`# Aoife Ní Bhriain
14 Harbour View, Galway, H91 E2K3, Ireland
+353 85 555 0110 | aoife.nibhriain@example.com`),
    fields: {
      firstName: 'Aoife',
      lastName: 'Ní Bhriain',
      address: '14 Harbour View',
      city: 'Galway',
      state: '',
      zip: 'H91 E2K3',
    },
  },
  {
    name: 'an American address on one line with dots',
    pdf: head(`# Marcus Delgado
1408 Juniper Ct, Boise, ID 83702 • (208) 555-0147 • marcus.delgado@example.com`),
    fields: {
      firstName: 'Marcus',
      lastName: 'Delgado',
      address: '1408 Juniper Ct',
      city: 'Boise',
      state: '',
      zip: '83702',
      phone: '(208) 555-0147',
    },
  },
  {
    name: 'an American address on two lines',
    pdf: head(`# Renee Okafor-Blake
512 W Elm St, Apt 3B
Madison, WI 53703
608-555-0133
renee.okafor@example.com`),
    fields: { firstName: 'Renee', city: 'Madison', state: '', zip: '53703', phone: '608-555-0133' },
  },
  {
    name: 'a Canadian address',
    pdf: head(`# Geneviève Tran
88 Lakeshore Road West, Oakville, ON L6K 1C7
(905) 555-0162 | genevieve.tran@example.ca`),
    fields: {
      firstName: 'Geneviève',
      lastName: 'Tran',
      address: '88 Lakeshore Road West',
      city: 'Oakville',
      state: '',
      zip: 'L6K 1C7',
    },
  },
  {
    name: 'an Indian address with its pin code',
    pdf: head(`# Priya Raghavan
Pune - 411045, Maharashtra, India | +91 98765 43210 | priya.raghavan@example.in`),
    fields: { firstName: 'Priya', lastName: 'Raghavan', city: 'Pune', state: '', zip: '411045' },
  },
  {
    name: 'an Australian suburb with its state and code',
    pdf: head(`# Lachlan Pemberton
19 Park Street, Brunswick VIC 3056
0491 570 156 | lachlan.pemberton@example.com.au`),
    fields: { firstName: 'Lachlan', address: '19 Park Street', city: 'Brunswick', state: '', zip: '3056' },
  },
  {
    name: 'a German address in English',
    pdf: head(`# Katharina Vogel
Hauptstraße 12, 10115 Berlin, Germany
+49 30 5550 0142 | katharina.vogel@example.de`),
    fields: {
      firstName: 'Katharina',
      lastName: 'Vogel',
      address: 'Hauptstraße 12',
      city: 'Berlin',
      state: '',
      zip: '10115',
    },
  },
  {
    name: 'a town that no list holds, with its country',
    pdf: head(`# Tendai Moyo
Bulawayo, Zimbabwe | +263 77 555 0190 | tendai.moyo@example.com`),
    fields: { firstName: 'Tendai', lastName: 'Moyo', city: 'Bulawayo', state: '' },
  },
  {
    name: 'a location behind its label',
    pdf: head(`# Farah Al-Masri
Location: Amman, Jordan
Phone: +962 7 9555 0134
Email: farah.almasri@example.com`),
    fields: { firstName: 'Farah', lastName: 'Al-Masri', city: 'Amman', state: '' },
  },
  {
    name: 'a Brazilian address in English',
    pdf: head(`# Otávio Brandão Lins
Rua XV de Novembro, 120, Curitiba, Paraná, Brazil, 80020-310
+55 41 99555-0101 | otavio.lins@example.com`),
    fields: {
      firstName: 'Otávio',
      lastName: 'Brandão Lins',
      address: 'Rua XV de Novembro, 120',
      city: 'Curitiba',
      state: 'PR',
      zip: '80020-310',
    },
  },
  {
    name: 'a town beside the willingness to move',
    pdf: head(`# Siobhan Kearney
Cork, Ireland (open to relocation) | siobhan.kearney@example.com`),
    fields: { firstName: 'Siobhan', lastName: 'Kearney', city: 'Cork', state: '', zip: '' },
  },
  {
    name: 'numbers that are no post code',
    pdf: head(`# Devon Ashby
Denver, CO | (303) 555-0199 | devon.ashby@example.com
Badge 80202 | Licence B12 3CD`),
    fields: { firstName: 'Devon', city: 'Denver', state: '', zip: '' },
  },
];

/** How people abroad name what they studied. */
export const STUDIED_ABROAD: Habit[] = [
  {
    name: 'a master',
    pdf: studies(
      'MSc, Renewable Energy Engineering — University of Fremantle   2016 – 2018\nB.Eng. (Hons) Mechanical Engineering, 2012 – 2015',
    ),
    fields: { educationLevel: 'Mestrado', educationCourse: 'Renewable Energy Engineering' },
  },
  {
    name: 'an associate degree',
    pdf: studies(
      'Associate of Applied Science (A.A.S.), Radiologic Technology\nLakeside Community College   2011 – 2013',
    ),
    fields: { educationLevel: 'Graduação', educationCourse: 'Radiologic Technology' },
  },
  {
    name: 'a school diploma',
    pdf: studies('High School Diploma\nRiverbend High School   2009'),
    fields: { educationLevel: 'Ensino Médio' },
  },
  {
    name: 'an examination at the end of school',
    pdf: studies('GCE A-Levels: Mathematics (A), Physics (B)\nSt Brendan’s Sixth Form College   2010 – 2012'),
    fields: { educationLevel: 'Ensino Médio' },
  },
  {
    name: 'a doctorate in progress',
    pdf: studies('PhD candidate in Marine Biology\nUniversity of Fremantle   2021 – present'),
    fields: { educationLevel: 'Doutorado', educationCourse: 'Marine Biology' },
  },
  {
    name: 'a degree with its class',
    pdf: studies('BA (Hons) English Literature, 2:1 | University of Leicester | 2013 – 2016'),
    fields: { educationLevel: 'Graduação', educationCourse: 'English Literature' },
  },
  {
    name: 'an Indian degree',
    pdf: studies('B.Tech in Computer Science and Engineering\nNIT Warangal   2014 – 2018   CGPA 8.4/10'),
    fields: { educationLevel: 'Graduação', educationCourse: 'Computer Science and Engineering' },
  },
  {
    name: 'a trade',
    pdf: studies('Certificate III in Electrotechnology (Electrician)\nTAFE Western Australia   2012 – 2015'),
    fields: { educationLevel: 'Técnico' },
  },
  {
    name: 'a degree behind the school',
    pdf: studies(
      'University of Fremantle, Fremantle, WA   2012 – 2015\nBachelor of Commerce, Major in Accounting',
    ),
    fields: { educationLevel: 'Graduação' },
  },
  {
    name: 'an MBA beside a bachelor',
    pdf: studies('Executive MBA, Curtin Business School, 2019\nBSc Nursing, University of Fremantle, 2012'),
    fields: { educationLevel: 'Pós-Graduação' },
  },
];
