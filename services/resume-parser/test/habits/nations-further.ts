import { printed, printedLines, type Piece } from '../printed.js';
import type { Habit } from './habit.js';

const lines = (x: number, y: number, texts: string[], { size = 10, bold = false } = {}): Piece[] =>
  texts.map((text, row) => ({ text, x, y: y + row * 13, size, bold }));

const english = `## Career Objective
To work with a good company and to improve my knowledge of the trade and of its machines.`;

/** Further heads, jobs and studies as several countries print them. */
export const FURTHER_NATIONS: Habit[] = [
  {
    name: "a name in capitals beside the father's name, as a bio-data of four columns prints them",
    pdf: () =>
      printedLines(`## BIO-DATA
Name   MD. TANVIR HOSSAIN   Father's Name   Late Abdul Gafur
Mother's Name   Salma Begum   Date of Birth   05 Jan 1992
Present Address   House 22, Road 4, Sector 12, Uttara, Dhaka-1230
Mobile   01711-555044   E-mail   tanvir.h92@example.com
${english}
## Academic Qualification
Exam Title   Institute   Result   Pas. Year
BBA   Jagannath University   CGPA 3.12 out of 4   2016
HSC   Govt. Rajendra College   GPA 4.5   2011`),
    fields: { firstName: 'Md.', lastName: 'Tanvir Hossain', city: 'Dhaka', educationLevel: 'Graduação' },
    schools: ['BBA | Jagannath University |  | 2016', 'HSC | Govt. Rajendra College |  | 2011'],
  },
  {
    name: 'the name at birth in brackets, behind the title of the document',
    pdf: () =>
      printedLines(`## Curriculum Vitae: Dr Tendai Ruth Chigumba (née Ncube)
Telephone   Home: +263 24 255 5077; Cell: +263 77 255 5078
Email   tr.chigumba@example.ac.zw
## Employment record
Jan 2017 – date   Senior Lecturer, University of Zimbabwe`),
    fields: { firstName: 'Tendai', lastName: 'Ruth Chigumba' },
  },
  {
    name: 'a first name and a surname behind one label without plurals',
    pdf: () =>
      printedLines(`## Personal Information
First name / Surname   Danai Kostopoulou
Address(es)   25th Martiou 9, 546 27 Thessaloniki (Greece)
E-mail(s)   danai.kost@example.gr
## Work experience
10/2018 – present   Pharmacist   Pharmacy Vlachou`),
    fields: { firstName: 'Danai', lastName: 'Kostopoulou', city: 'Thessaloniki' },
  },
  {
    name: 'a slash behind the area code of a telephone',
    pdf: () =>
      printedLines(`# Colette Arceneaux
New Orleans, LA — 504/555-0171 — colette.a@example.com
## EXPERIENCE
2019 – 2023   Paralegal   Fontenot and Sons`),
    fields: { phone: '504/555-0171', city: 'New Orleans' },
  },
  {
    name: 'an agent with his telephone and address above those of the person',
    pdf: () =>
      printedLines(`# IMOGEN STARLING
Actor and Movement Director
Agent: Hugh Finch, Finch & Crowe Associates, 44 Frith Street, London W1D 4SB, 020 7946 0188, hugh@finchcrowe.example
Direct: 07700 900 845 · imogen.starling@example.com · based in Margate, Kent
## Training
BA (Hons) Acting, Guildford School of Acting, 2013–2016
## Other work
Front of House Supervisor, Turner Contemporary, Margate, 2019–present`),
    fields: {
      email: 'imogen.starling@example.com',
      phone: '07700 900 845',
      city: 'Margate',
      address: '',
      educationLevel: 'Graduação',
      educationCourse: 'Acting',
    },
  },
  {
    name: 'a town and four digits under a street in a narrow column',
    pdf: () =>
      printed({
        pages: [
          [
            ...lines(230, 50, ['Meera', 'Subramaniam'], { size: 20, bold: true }),
            ...lines(40, 90, ['CONTACT'], { bold: true }),
            ...lines(40, 106, ['Address'], { bold: true }),
            ...lines(40, 119, ['7/31 Acacia Grove Rd', 'Chermside 4032']),
            ...lines(40, 145, ['Mobile'], { bold: true }),
            ...lines(40, 158, ['0431 555 244']),
            ...lines(230, 120, ['EXPERIENCE'], { bold: true }),
            ...lines(230, 136, [
              'Registered Nurse',
              'Mater Private | 01/2017 – 01/2020',
              'Care of patients on the ward.',
            ]),
          ],
        ],
      }),
    fields: { address: '7/31 Acacia Grove Rd', city: 'Chermside' },
  },
  {
    name: 'a town and four digits behind a street',
    pdf: () =>
      printedLines(`# Anahera Paki-Rawiri
8b Rimu St, Paekākāriki 5034 | 021 0855 5077 | anahera@example.co.nz
## Work experience
Early Childhood Teacher
Kapiti Kindergarten
2016 – now`),
    fields: { address: '8b Rimu St', city: 'Paekākāriki' },
  },
  {
    name: 'lines of an address that each end in a comma',
    pdf: () =>
      printed({
        pages: [
          [
            ...lines(50, 50, ['Bríd Nic Suibhne'], { size: 18, bold: true }),
            ...lines(50, 80, ['Address']),
            ...lines(150, 80, [
              'Baile an Easa,',
              'Gort an Choirce,',
              'Leitir Ceanainn,',
              'Co. Donegal,',
              'F92 K5Y1',
            ]),
            ...lines(50, 145, ['Email']),
            ...lines(150, 145, ['brid@example.ie']),
            ...lines(50, 170, ['Experience'], { bold: true }),
            ...lines(50, 183, [
              'Radio Presenter, Highland Radio, 2018 – Present',
              'Presents a programme of news each day.',
            ]),
          ],
        ],
      }),
    fields: { city: 'Leitir Ceanainn' },
  },
  {
    name: "a post code of Singapore behind an 'S'",
    pdf: () =>
      printedLines(`# CHUA WEI JIE, MARCUS
(+65) 9123 5577 | marcus.chua@example.com.sg
10 Hougang Ave 7, #05-22, S538805
${english}
## WORK EXPERIENCE
Jul 2021 – Present   Systems Engineer   Marina Land Systems Ltd`),
    fields: { city: 'Singapore', address: '10 Hougang Ave 7, #05-22' },
  },
  {
    name: "'Add.' for the address and 'Distt.' before the town",
    pdf: () =>
      printedLines(`## RESUME
Name : Sunita Ekka
D/o : Shri Mangal Ekka
Add. : Q. No. 9/B, Street-19, Sector-6, Bhilai Nagar, Distt. Durg (C.G.) Pin – 490006
Mob. : 7000123455, 9993321100 (father)
${english}
## EDUCATIONAL QUALIFICATION
B.Com. from Pt. Ravishankar Shukla University, Raipur in 2021 with 61%.
12th from C.G. Board in 2018 with 72%.`),
    fields: { city: 'Durg', educationLevel: 'Graduação', educationCourse: '', phone: '7000123455' },
  },
  {
    name: "a home behind 'Residence', over a digital address",
    pdf: () =>
      printedLines(`## CURRICULUM VITAE
Full Name: Akosua Frempong (Mrs.)
Residence: Hse. No. C 91/4, Dzorwulu, Accra
Digital Address: GA-114-2207
Contact: 024 455 5033 / 020 855 5044
${english}
## WORK EXPERIENCE
Aug 2017 – Present   Human Resource Manager   Blue Sea Products Ltd`),
    fields: { address: 'Hse. No. C 91/4, Dzorwulu', city: 'Accra', phone: '024 455 5033' },
  },
  {
    name: 'towns, trades and studies in small letters',
    pdf: () =>
      printedLines(`# noa kealoha-price
barista · latte art · shift lead
honolulu, hi 96822 / 808.555.0133 / noa.kp@example.com
${english}
## where i've worked
## morning glass coffee — shift lead
jun 2022 → now
open the shop and train six baristas.
## schooling
kapiolani community college — a.s. culinary arts, 2024`),
    fields: { address: '', firstName: 'Noa', educationLevel: 'Graduação', educationCourse: 'culinary arts' },
  },
  {
    name: 'three points between the dates of a stay',
    pdf: () =>
      printedLines(`# Rohan Iyer-Meier
rohan@example.ch
## EXPERIENCE
Tech Lead @ Limmat Pay AG (Zürich) — since 2020-03
Senior Software Engineer @ Avalon (Zürich) — 2016-09 … 2020-02`),
    jobs: [
      'Tech Lead | Limmat Pay AG | 2020-03 | now',
      'Senior Software Engineer | Avalon | 2016-09 | 2020-02',
    ],
  },
];
