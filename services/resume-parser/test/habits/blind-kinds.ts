import type { Habit } from './habit.js';
import { printed, type Piece } from '../printed.js';
import { english, portuguese } from './short-resumes.js';

/** Lines of pieces, from the top down. */
const rows = (...lines: Omit<Piece, 'y'>[][]) =>
  lines.flatMap((line, at) => line.map((piece) => ({ ...piece, y: 50 + at * 16 })));

const NAME = [{ text: 'Rosamund Achterberg', x: 50, size: 20, bold: true }];
const CONTACT = [{ text: 'Leeds, UK | r.achterberg@example.com', x: 50, size: 9 }];
const heading = (text: string) => [{ text, x: 50, size: 13, bold: true }];

/** What a lot of 44 documents by another author showed, in other words. */
export const FURTHER_KINDS: Habit[] = [
  {
    name: 'places in the column of the dates',
    pdf: () =>
      printed({
        pages: [
          rows(
            NAME,
            CONTACT,
            heading('Experience'),
            [
              { text: '03/19 – now', x: 50, bold: true },
              { text: 'Pastry Chef', x: 150, bold: true },
            ],
            [
              { text: 'Whitstable', x: 50 },
              { text: 'The Oyster Shed', x: 150 },
            ],
            [{ text: 'Bread, ices and the sweet menu.', x: 150 }],
            [
              { text: '06/15 – 02/19', x: 50, bold: true },
              { text: 'Commis Chef', x: 150, bold: true },
            ],
            [
              { text: 'Bergamo', x: 50 },
              { text: 'Trattoria Arlecchino', x: 150 },
            ],
          ),
        ],
      }),
    jobs: [
      'Pastry Chef | The Oyster Shed | 2019-03 | now',
      'Commis Chef | Trattoria Arlecchino | 2015-06 | 2019-02',
    ],
  },
  {
    name: 'an employer over the duration of its jobs, without bold print',
    pdf: () =>
      printed({
        pages: [
          rows(
            NAME,
            CONTACT,
            heading('Experience'),
            [{ text: 'Northgate Lodges', x: 50, size: 12 }],
            [{ text: '8 years 2 months', x: 50 }],
            [{ text: 'Operations Manager', x: 50, size: 11.2 }],
            [{ text: 'May 2020 - Present (5 years)', x: 50 }],
            [{ text: 'Keswick', x: 50 }],
            [{ text: 'Night Manager', x: 50, size: 11.2 }],
            [{ text: 'April 2017 - April 2020 (3 years)', x: 50 }],
            [{ text: 'Keswick', x: 50 }],
            [{ text: 'Fell & Dale Inns', x: 50, size: 12 }],
            [{ text: '4 years 1 month', x: 50 }],
            [{ text: 'Duty Manager', x: 50, size: 11.2 }],
            [{ text: 'June 2014 - March 2017 (2 years 10 months)', x: 50 }],
            [{ text: 'Ambleside', x: 50 }],
            [{ text: 'Night Porter', x: 50, size: 11.2 }],
            [{ text: 'March 2013 - May 2014 (1 year 3 months)', x: 50 }],
          ),
        ],
      }),
    jobs: [
      'Operations Manager | Northgate Lodges | 2020-05 | now',
      'Night Manager | Northgate Lodges | 2017-04 | 2020-04',
      'Duty Manager | Fell & Dale Inns | 2014-06 | 2017-03',
      'Night Porter | Fell & Dale Inns | 2013-03 | 2014-05',
    ],
  },
  {
    name: 'a trade behind its employer, without a separator',
    pdf: english(
      'Experience',
      `## Harrow Valley Textiles Regional Sales Manager
March 2019 – Present
Mills and hotels in the north.

## Penrose Uniforms Account Executive
June 2015 – February 2019`,
    ),
    jobs: [
      'Regional Sales Manager | Harrow Valley Textiles | 2019-03 | now',
      'Account Executive | Penrose Uniforms | 2015-06 | 2019-02',
    ],
  },
  {
    name: 'two ranks as one position, under the employer',
    pdf: portuguese(
      'Experiência militar',
      `Marinha do Brasil
Cabo – Chefe de Rancho   jan/2018 a fev/2022
Marinheiro – Operador de Rádio   mar/2014 a dez/2017`,
    ),
    jobs: [
      'Cabo – Chefe de Rancho | Marinha do Brasil | 2018-01 | 2022-02',
      'Marinheiro – Operador de Rádio | Marinha do Brasil | 2014-03 | 2017-12',
    ],
  },
  {
    name: 'another section of jobs, printed like the first',
    pdf: () =>
      printed({
        pages: [
          rows(
            [{ text: 'Adalgisa Ferraz Monteiro', x: 50, size: 20, bold: true }],
            [{ text: 'Londrina – PR | (43) 99812-3300', x: 50, size: 9 }],
            [],
            [{ text: 'EXPERIÊNCIA MILITAR', x: 50, bold: true }],
            [
              { text: 'Soldado – Exército Brasileiro', x: 50 },
              { text: '2014 a 2015', x: 430 },
            ],
            [],
            [{ text: 'EXPERIÊNCIA CIVIL', x: 50, bold: true }],
            [
              { text: 'Supervisor – Shopping Catuaí', x: 50 },
              { text: '2016 a 2022', x: 430 },
            ],
            [],
            [{ text: 'FORMAÇÃO', x: 50, bold: true }],
            [{ text: 'Ensino Médio – Colégio Estadual Lyceu – 2013', x: 50 }],
          ),
        ],
      }),
    jobs: ['Soldado | Exército Brasileiro | 2014 | 2015', 'Supervisor | Shopping Catuaí | 2016 | 2022'],
  },
  {
    name: 'rows of labels over rows of values, for each job',
    pdf: portuguese(
      'Experiência profissional',
      `Empresa   Ocupação
Olaria Santa Rita   Servente
Admissão   Desligamento   Motivo
02/08/2012   15/10/2016   Pedido
Empresa   Ocupação
Construtora Tibagi   Pedreiro
Admissão   Desligamento   Motivo
03/05/2017   28/02/2023   Término`,
    ),
    jobs: [
      'Servente | Olaria Santa Rita | 2012-08 | 2016-10',
      'Pedreiro | Construtora Tibagi | 2017-05 | 2023-02',
    ],
  },
  {
    name: 'commas in brackets',
    pdf: portuguese(
      'Experiência',
      `Professora de Química (efetiva, 40 h), Colégio Horizonte
fev. 2014 – atual
Professora substituta (noite, 20 h), Colégio Tibagi
mar. 2010 – dez. 2013`,
    ),
    jobs: [
      'Professora de Química | Colégio Horizonte | 2014-02 | now',
      'Professora substituta (noite, 20 h) | Colégio Tibagi | 2010-03 | 2013-12',
    ],
  },
  {
    name: 'a department and its university; an office called like a trade',
    pdf: english(
      'Appointments',
      `2019–2023   Lecturer, Department of Geology, Ashby University
2016–2019   School Bus Driver, Larkspur District`,
    ),
    jobs: [
      'Lecturer | Department of Geology, Ashby University | 2019 | 2023',
      'School Bus Driver | Larkspur District | 2016 | 2019',
    ],
  },
  {
    name: 'pay and hours between the period and the position',
    pdf: english(
      'Work Experience',
      `## Larkspur Tire & Lube
Lawton, OK US
05/2016 - 07/2018
Salary: 9.25 USD Per Hour
Hours per week: 40
## Lube Technician`,
    ),
    jobs: ['Lube Technician | Larkspur Tire & Lube | 2016-05 | 2018-07'],
  },
  {
    name: 'starts and ends of studies behind labels',
    pdf: portuguese(
      'Formação',
      `## Psicologia
Universidade Estadual de Londrina
Concluído · Início: fevereiro/2014 · Conclusão: dezembro/2018`,
    ),
    schools: ['Psicologia | Universidade Estadual de Londrina | 2014-02 | 2018-12'],
  },
  {
    name: 'a state of a study in brackets over its school and dates',
    pdf: portuguese(
      'Formação',
      `Ciência da Computação (incompleto, trancado em 2019)
Universidade Estadual de Londrina, 2014 - 2019

Gestão Pública, tecnólogo
Faculdade Tibagi, 2021 - 2023`,
    ),
    schools: [
      'Ciência da Computação | Universidade Estadual de Londrina | 2014 | 2019',
      'tecnólogo, Gestão Pública | Faculdade Tibagi | 2021 | 2023',
    ],
  },
  {
    name: 'schools and exams of other countries',
    pdf: english(
      'Education',
      `Sidney Hill Sixth Form, Coventry — A levels: Business, English
September 2018 - June 2020
Web Development Bootcamp
Coding Werkstatt
2021-01-07 – 2021-06-28`,
    ),
    schools: [
      'A levels | Sidney Hill Sixth Form | 2018-09 | 2020-06',
      'Web Development Bootcamp | Coding Werkstatt | 2021-01 | 2021-06',
    ],
  },
  {
    name: 'the name of a person in a social network',
    pdf: portuguese(
      'Contato',
      `ferraz.monteiro@exemplo.com
Londrina – PR
@adalgisa.vendas`,
    ),
    fields: { email: 'adalgisa@exemplo.com' },
  },
];
