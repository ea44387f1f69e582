import { printed, printedLines, type Piece } from '../printed.js';
import type { Habit } from './habit.js';

/** Lines from `y` on, at `x`; '## ' prints bold, '= ' large, an empty line leaves a row. */
function column(x: number, y: number, text: string, { leading = 13, size = 10 } = {}): Piece[] {
  return text.split('\n').flatMap((line, row) => {
    const words = line.replace(/^(?:## |= )/, '');
    const isLarge = line.startsWith('= ');
    const piece = {
      text: words,
      x,
      y: y + row * leading,
      size: isLarge ? 20 : size,
      bold: line.startsWith('## '),
    };
    return words === '' ? [] : [piece];
  });
}

const federal = (rows: [string, string]) => [
  ...column(220, 50, '= Marisol Etcheverry'),
  ...column(220, 75, 'Mobile: 915-555-0137\nEmail: marisol.etcheverry@example.org'),
  ...column(50, 120, '## Work Experience'),
  ...column(50, 140, rows[0]),
  ...column(230, 140, rows[1]),
];

/** Columns that continue each other, and columns that are rows. */
export const FURTHER_COLUMNS: Habit[] = [
  {
    name: 'employers over two lines beside their dates and pay, with the position below, as federal forms print them',
    pdf: () =>
      printed({
        pages: [
          federal([
            `## Fort Bayard Army Depot, 12th
## Supply Group
88 Depot Road
Bayard, NM 88023 US




## Rio Grande Medical Center
4100 Alameda Ave
El Paso, TX 79905 US`,
            `## 03/2018 - Present
Salary: 71,200.00 USD Per Year
Hours per week: 40
Series: 2001 Pay Plan: GS Grade: 09
This is a federal job
## General Supply Specialist
## Duties, Accomplishments and Related Skills:
Keeps the records of two warehouses.
## 06/2011 - 02/2018
Salary: 18.20 USD Per Hour
Hours per week: 40
## Storekeeper
## Duties, Accomplishments and Related Skills:
Issued linen and supplies to eleven wards.`,
          ]),
          [
            ...column(230, 50, 'Supervisor: Tom Quill\nOkay to contact this Supervisor: Yes'),
            ...column(50, 90, '## United States Navy\nNorfolk, VA US'),
            ...column(
              230,
              90,
              '## 01/2005 - 05/2011\nHours per week: 40\n## Logistics Technician\nKept stock for a destroyer.',
            ),
            ...column(50, 160, '## Education'),
            ...column(
              50,
              175,
              'High School Diploma, Franklin High School, El Paso, TX, Completion Date: 05/2004',
            ),
          ],
        ],
      }),
    jobs: [
      'General Supply Specialist | Fort Bayard Army Depot, 12th Supply Group | 2018-03 | now',
      'Storekeeper | Rio Grande Medical Center | 2011-06 | 2018-02',
      'Logistics Technician | United States Navy | 2005-01 | 2011-05',
    ],
  },
  {
    name: 'a second column that goes on with the jobs of the first one, above its own headings',
    pdf: () =>
      printed({
        pages: [
          [
            ...column(40, 50, '= Jonas Pimentel Arruda'),
            ...column(40, 80, 'jonas.arruda@exemplo.com.br'),
            ...column(310, 80, '(81) 99711-4420'),
            ...column(
              40,
              130,
              `## EXPERIÊNCIA PROFISSIONAL
## Supervisor de Loja
Armazém Beberibe
03/2021 – atual
- Equipe de doze pessoas
- Metas da filial
## Vendedor
Casa Olinda
06/2017 – 02/2021
- Atendimento a clientes`,
            ),
            ...column(
              310,
              120,
              `## Repositor
Mercantil Janga
02/2015 – 05/2017
- Abastecimento de gôndolas

## FORMAÇÃO
## Tecnólogo em Logística
Faculdade Boa Viagem
2016 – 2018`,
            ),
          ],
        ],
      }),
    jobs: [
      'Supervisor de Loja | Armazém Beberibe | 2021-03 | now',
      'Vendedor | Casa Olinda | 2017-06 | 2021-02',
      'Repositor | Mercantil Janga | 2015-02 | 2017-05',
    ],
    schools: ['Tecnólogo em Logística | Faculdade Boa Viagem | 2016 | 2018'],
  },
  {
    name: "a father's name and languages among the labels of the personal data, as portals of India print them",
    pdf: () =>
      printedLines(`## KAVITA RAMESH SHETTY
Mobile: +91-98450 11873
E-mail: kavita.shetty@example.in
## WORK EXPERIENCE
Organization:   M/s Mysore Silks Ltd.
Designation:   Store Keeper
Duration:   June 2019 to till date
## PERSONAL DETAILS
Father’s Name:   Shri Ramesh Shetty
Marital Status:   Single
Languages Known:   Kannada, English
Permanent Address:   Vill. Hebbal, Mysuru, Karnataka – 570016
## DECLARATION
The above information is true.`),
    fields: { address: 'Vill. Hebbal', city: 'Mysuru', zip: '570016' },
  },
  {
    name: 'dates beside a side column, in the middle of two lines, and a name in small letters that the own domain repeats',
    pdf: () =>
      printed({
        pages: [
          [
            ...column(180, 50, '= ulisseia sertório'),
            ...column(124, 150, 'contato'),
            ...column(60, 166, 'Rua Sapucaí, 88\nBelo Horizonte, MG\n(31) 98811-4402\nola@sertorio.art.br', {
              size: 9,
            }),
            ...column(124, 240, 'idiomas'),
            ...column(97, 254, 'inglês fluente', { size: 9 }),
            ...column(97, 267, 'francês básico', { size: 9 }),
            ...column(240, 150, 'interesses', { size: 14 }),
            ...column(240, 166, 'Cerâmica, marcenaria, cartazes de rua e jardins.'),
            ...column(240, 196, 'experiência', { size: 14 }),
            ...column(240, 221, 'desde 2020'),
            ...column(320, 212, 'Ateliê Curral\nIlustradora autônoma\nLivros e embalagens para editoras.'),
            ...column(240, 275, '2016–2020'),
            ...column(320, 266, 'Estúdio Mangabeiras\nDesigner júnior\nIdentidade de museus e de parques.'),
            ...column(240, 316, 'formação', { size: 14 }),
            ...column(240, 343, '2011–2015'),
            ...column(320, 334, 'Bacharelado em Artes Visuais\nEscola Guignard'),
          ],
        ],
      }),
    jobs: [
      'Ilustradora autônoma | Ateliê Curral | 2020 | now',
      'Designer júnior | Estúdio Mangabeiras | 2016 | 2020',
    ],
    schools: ['Bacharelado em Artes Visuais | Escola Guignard | 2011 | 2015'],
    fields: { firstName: 'Ulisseia', lastName: 'Sertório', phone: '(31) 98811-4402', city: 'Belo Horizonte' },
  },
];
