import { pagesOf, printed, printedLines } from '../printed.js';
import type { Habit } from './habit.js';

/** Typed résumés, and dates as the authors of a fifth lot print them. */
export const FURTHER_FIFTH_LOT: Habit[] = [
  {
    name: 'a typed résumé in capitals with wide spaces',
    pdf: () =>
      printedLines(`CURRICULUM VITAE
NAME :   KIPKORIR SAMUEL ROTICH
ADDRESS:   P.O.   BOX 612,   KITALE
TELEPHONE:   0711 640 299
WORKING EXPERIENCE
2017 - TO DATE — HEAD COOK
ST. AGNES GIRLS BOARDING SCHOOL, KITALE
Cooking for 700 students and planning of the menu.
2011 - 2016   COOK
CHERANGANI VIEW LODGE
Breakfast and buffet.
EDUCATION
2004 - 2005   CERTIFICATE IN FOOD PRODUCTION
NORTH RIFT TECHNICAL TRAINING INSTITUTE
1998 - 2001   K.C.S.E. (GRADE C-)
KAPSARA SECONDARY SCHOOL
1990 - 1997   K.C.P.E.
KAPSARA PRIMARY SCHOOL
LANGUAGES:   ENGLISH, KISWAHILI`),
    jobs: [
      'HEAD COOK | ST. AGNES GIRLS BOARDING SCHOOL | 2017 | now',
      'COOK | CHERANGANI VIEW LODGE | 2011 | 2016',
    ],
    schools: [
      'CERTIFICATE IN FOOD PRODUCTION | NORTH RIFT TECHNICAL TRAINING INSTITUTE | 2004 | 2005',
      'K.C.S.E. (GRADE C-) | KAPSARA SECONDARY SCHOOL | 1998 | 2001',
      'K.C.P.E | KAPSARA PRIMARY SCHOOL | 1990 | 1997',
    ],
    fields: { city: 'KITALE' },
  },
  {
    name: 'a section of jobs that says that there is none',
    pdf: () =>
      printedLines(`CURRICULUM VITAE
DADOS PESSOAIS
Nome: Wallace Pinheiro Brito
Telefone: (91) 98567-3011
OBJETIVO
Cargo pretendido: Jovem Aprendiz
EXPERIÊNCIA PROFISSIONAL
1: Não possuo. Procuro o primeiro emprego.
OUTRAS INFORMAÇÕES
Obs: Tenho facilidade com planilhas.`),
    fields: { experienceSummary: '' },
    jobs: [],
  },
  {
    name: 'contacts in a footer of three lines on both pages',
    pdf: () =>
      printed({
        pages: [
          ['Languages', 'German: native', 'English: fluent'],
          ['Techniques', 'Confocal and light sheet imaging', 'Field plots'],
        ].map((lines, page) => [
          ...(page === 0
            ? [
                { text: 'Friederike Oberländer', x: 320, y: 40, size: 20, bold: true },
                { text: 'Experience', x: 50, y: 90, bold: true },
                { text: '2019 – 2023 Postdoctoral Fellow, University of Freiburg', x: 50, y: 106 },
                { text: 'Calcium waves in the root hairs of grasses and barley.', x: 50, y: 120 },
              ]
            : []),
          ...lines.map((text, at) => ({ text, x: 50, y: 200 + at * 14, bold: at === 0 })),
          ...[
            'Am Botanischen Garten 17 – 69120 Heidelberg – Germany',
            '+49 151 2298 4400 • f.oberlaender@mail.example',
            `oberlaender-lab.example ${String(page + 1)}/2`,
          ].map((text, at) => ({ text, x: 120, y: 780 + at * 13 })),
        ]),
      }),
    fields: {
      firstName: 'Friederike',
      phone: '+49 151 2298 4400',
      email: 'f.oberlaender@mail.example',
      city: 'Heidelberg',
      address: 'Am Botanischen Garten 17',
    },
  },
  {
    name: 'a school whose words stand far apart, over its certificate and its town',
    pdf: () =>
      printedLines(`# Brian Odhiambo
Nairobi | 0722 555 077 | brian@mail.example
## EDUCATION
UNIVERSITY OF NAIROBI
BSc in Statistics
Graduated Sept 2018 | Nairobi
LENANA   BOYS'   HIGH SCHOOL
KCSE, Grade A-
2013 | Kikuyu`),
    schools: [
      'BSc in Statistics | UNIVERSITY OF NAIROBI |  | 2018-09',
      "KCSE | LENANA BOYS' HIGH SCHOOL |  | 2013",
    ],
  },
  {
    name: 'two Irish certificates, a week of work and a diploma for graduates',
    pdf: () =>
      printedLines(`# Aoife Nic Dhonncha
Moycullen, Co. Galway
087 555 0177 | aoife@mail.example
Work Experience
Supermarket Galway Ltd
Shop Assistant
June 2022 - Present
TY Work Placement, Galway Credit Union
1 week, February 2021
Education
Graduate Diploma of Teaching, University of Corrib   2025
Leaving Certificate 2021, Coláiste Iognáid Nua (450 points)
Junior Certificate 2018`),
    jobs: [
      'Shop Assistant | Supermarket Galway Ltd | 2022-06 | now',
      'TY Work Placement | Galway Credit Union | 2021-02 | ',
    ],
    fields: { educationCourse: 'Teaching' },
  },
  {
    name: 'a stay without an employer below one that names its own on the same line',
    pdf: () =>
      printedLines(`# Noah Park
San Jose, CA 95112
(408) 555-0177
noah@mail.example
Work
Lifeguard, City of San Jose pools, summer 2025
Babysitter for two families, 2023-2025`),
    jobs: [
      'Lifeguard | City of San Jose pools | 2025 | 2025',
      'Babysitter for two families |  | 2023 | 2025',
    ],
  },
  {
    name: 'honours behind a school, and the level of a framework behind a degree',
    pdf: () =>
      printedLines(`# Ruth Ellen Marsh
Madison, WI 53703 | ruth@mail.example
## Education
BA, History and Economics, Prairie College, with honors, 2003
Bachelor of Nursing, EQF level 6   2009
Medical University of Gdańsk`),
    schools: [
      'BA, History and Economics | Prairie College |  | 2003',
      'Bachelor of Nursing | Medical University of Gdańsk |  | 2009',
    ],
  },
  {
    name: 'the kind of contract between some positions and their dates, in groups',
    pdf: () =>
      printedLines(`# Rafaela Pires Godoy
Analista de Marketing
Experiência
Grupo Videira
5 anos 2 meses
Analista de Marketing Pleno
Tempo integral
mar de 2023 - o momento · 3 anos 9 meses
Remota
Analista de Marketing Júnior
out de 2021 - mar de 2023 · 1 ano 6 meses`),
    jobs: [
      'Analista de Marketing Pleno | Grupo Videira | 2023-03 | now',
      'Analista de Marketing Júnior | Grupo Videira | 2021-10 | 2023-03',
    ],
  },
  {
    name: 'positions in small letters behind employers and colons',
    pdf: () =>
      printedLines(`# Adilson Prado Neves
Telefone: 94 99155-0177
EXPERIÊNCIA:
- Mineração Serra Norte S/A: operador de escavadeira, de 03/2017 a 11/2024.
- Terraplenagem Tocantins Ltda: operador de pá carregadeira, de 01/2012 a 02/2017.
- Fazenda Santa Rita: tratorista, 2008 a 2011.`),
    jobs: [
      'operador de escavadeira | Mineração Serra Norte S/A | 2017-03 | 2024-11',
      'operador de pá carregadeira | Terraplenagem Tocantins Ltda | 2012-01 | 2017-02',
      'tratorista | Fazenda Santa Rita | 2008 | 2011',
    ],
  },
  {
    name: 'numbered personal data, a table of exams and lettered jobs',
    pdf: () =>
      printed({
        pages: [
          pagesOf(`BIO-DATA
1. Name: Shirin Akter
2. Father's Name: Md. Abdul Karim
3. Mobile: 01711-555017
4. E-mail: shirin@mail.example
5. Educational Qualification:
Name of Exam   Group/Subject   Institute   Year
B.S.S   Sociology   Dhaka North University   2013
H.S.C   Humanities   Mirpur Girls College   2009
6. Experience:
(a) Field Officer, Shakti Trust, January 2016 to December 2019
(b) Program Organizer, Uddog Foundation, from February 2020 to till now`)[0] ?? [],
        ],
      }),
    fields: { firstName: 'Shirin', lastName: 'Akter', phone: '01711-555017' },
    jobs: [
      'Field Officer | Shakti Trust | 2016-01 | 2019-12',
      'Program Organizer | Uddog Foundation | 2020-02 | now',
    ],
    schools: ['B.S.S | Dhaka North University |  | 2013', 'H.S.C | Mirpur Girls College |  | 2009'],
  },
];
