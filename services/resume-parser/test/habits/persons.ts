import { printed, printedLines, type Piece } from '../printed.js';
import type { Habit } from './habit.js';

const withTrade = (name: string, trade: string, rest: string[]) => () => {
  const pieces: Piece[] = [
    { text: name, x: 360, y: 50, size: 24 },
    { text: trade, x: 380, y: 85, size: 17 },
    ...rest.map((text, at) => ({ text, x: 60, y: 140 + at * 14 })),
  ];
  return printed({ pages: [pieces] });
};

const studied = (lines: string) => () =>
  printedLines(`# Rosamund Achterberg
Leeds, UK | r.achterberg@example.com

## Education
${lines}

## Languages
English`);
const estudou = (lines: string) => () =>
  printedLines(`# Marlene Cordeiro Pires
Aracaju – SE | marlene@exemplo.com.br

## Formação
${lines}

## Idiomas
Inglês básico`);

/** Ages and trades next to a name, and words from which the level of a study follows. */
export const PERSONS: Habit[] = [
  {
    name: 'an age behind the name',
    pdf: () =>
      printedLines(
        '# Luan Batista Moreira   19 anos\nDourados, MS | (67) 99812-3300\n\n## Experiência\nCaixa – Mercado Sol – 2023',
      ),
    fields: { firstName: 'Luan', lastName: 'Batista Moreira' },
  },
  {
    name: 'an age directly behind the name',
    pdf: () =>
      printedLines(
        '# Kelly Farias Duarte 31 anos\nNatal, RN | (84) 99812-3300\n\n## Experiência\nCaixa – Mercado Sol – 2023',
      ),
    fields: { firstName: 'Kelly', lastName: 'Farias Duarte' },
  },
  {
    name: 'an English age directly behind the name',
    pdf: () =>
      printedLines(
        '# Clementine Ashworth 22 years old\nLeeds, UK | +44 7700 900123\n\n## Experience\nBaker – Crumb and Crust – 2023',
      ),
    fields: { firstName: 'Clementine', lastName: 'Ashworth' },
  },
  {
    name: 'a trade in large print under the name',
    pdf: withTrade('Niamh Gallagher', 'Forest Ecologist', [
      'Education',
      '2014–2018 BSc Ecology, University of Whitby',
      'Experience',
      '2018–2021 Field Assistant, Crosby Trust',
      'niamh.gallagher@example.com',
    ]),
    fields: { firstName: 'Niamh', lastName: 'Gallagher' },
  },
  {
    name: 'another trade in large print under the name',
    pdf: withTrade('Idris Llewellyn', 'Harbour Pilot', [
      'Experience',
      '2018–2021 Deck Officer, Crosby Ferries',
      'idris.llewellyn@example.com',
    ]),
    fields: { firstName: 'Idris', lastName: 'Llewellyn' },
  },
  {
    name: 'a course in progress at a university above a technical one',
    pdf: estudou(`## UNIVASF
Engenharia Agronômica
Início: 03/2022
Previsão: 12/2027
7º período
## ETEC Sertão
Técnico em Agropecuária
2018–2020`),
    fields: { educationLevel: 'Graduação', educationCourse: 'Engenharia Agronômica' },
    schools: [
      'Engenharia Agronômica | UNIVASF | 2022-03 | 2027-12',
      'Técnico em Agropecuária | ETEC Sertão | 2018 | 2020',
    ],
  },
  {
    name: 'a course of semesters at a university above a technical one',
    pdf: estudou(`## UFS
Ciência da Computação
5º semestre
## SENAI Sergipe
Técnico em Redes
2019–2020`),
    fields: { educationLevel: 'Graduação', educationCourse: 'Ciência da Computação' },
  },
  {
    name: 'a course in progress at a school of an unknown name',
    pdf: estudou(`Nutrição (cursando 4º período) – Facisul
Ensino Médio – Colégio Dom Luís – 2019`),
    fields: { educationLevel: 'Graduação', educationCourse: 'Nutrição' },
    schools: ['Nutrição | Facisul |  | ', 'Ensino Médio | Colégio Dom Luís |  | 2019'],
  },
  {
    name: 'a course in progress at a school known by its letters',
    pdf: estudou(`Fisioterapia (cursando 6º período) – UnP
Ensino Médio – Colégio Dom Luís – 2020`),
    fields: { educationLevel: 'Graduação', educationCourse: 'Fisioterapia' },
    schools: ['Fisioterapia | UnP |  | ', 'Ensino Médio | Colégio Dom Luís |  | 2020'],
  },
  {
    name: 'the level by itself above its course',
    pdf: estudou(`Escolaridade: Superior incompleto
Graduação: Engenharia de Alimentos, Universidade Tiradentes – trancado (2015 – 2017)
Curso técnico: Química, Instituto Federal de Sergipe – conclusão em 12/2010`),
    fields: { educationLevel: 'Graduação', educationCourse: 'Engenharia de Alimentos' },
    schools: [
      'Graduação: Engenharia de Alimentos | Universidade Tiradentes | 2015 | 2017',
      'Curso técnico: Química | Instituto Federal de Sergipe |  | 2010-12',
    ],
  },
  {
    name: 'the level behind another label above its course',
    pdf: estudou(`Grau de escolaridade: Superior completo
Graduação: Pedagogia, Universidade Tiradentes (2011 – 2014)`),
    fields: { educationLevel: 'Graduação', educationCourse: 'Pedagogia' },
    schools: ['Graduação: Pedagogia | Universidade Tiradentes | 2011 | 2014'],
  },
  {
    name: 'a degree in engineering and the course behind it',
    pdf: studied(
      'University of Whitby   Expected May 2027\nBachelor of Science in Engineering, Robotics; GPA 3.7/4.0',
    ),
    fields: { educationLevel: 'Graduação', educationCourse: 'Robotics' },
  },
  {
    name: 'a degree of applied science and the course behind it',
    pdf: studied('University of Whitby   2015 – 2018\nBachelor of Applied Science in Engineering, Mining'),
    fields: { educationLevel: 'Graduação', educationCourse: 'Mining' },
  },
  {
    name: 'a diploma that names its course',
    pdf: studied('## Diploma in Pastry Arts\nLenôtre Ecole\n2010 – 2011'),
    fields: { educationCourse: 'Pastry Arts' },
  },
  {
    name: 'another diploma that names its course',
    pdf: studied('Diploma in Garden Design, Ashby College, 2012'),
    fields: { educationCourse: 'Garden Design' },
  },
  {
    name: 'a diploma of a workshop',
    pdf: studied('## Diploma in Furniture Making\nEast Coast Workshop\n2012 – 2013'),
    fields: { educationCourse: 'Furniture Making' },
  },
  {
    name: 'a certificate of a technical college',
    pdf: studied('Blue Ridge Technical College, Welding certificate, 2014\nHill High School, diploma, 2006'),
    fields: { educationLevel: 'Técnico', educationCourse: 'Welding' },
  },
  {
    name: 'a certificate of a community college',
    pdf: studied('Certificate in Phlebotomy, Bay Community College, 2016'),
    fields: { educationLevel: 'Técnico', educationCourse: 'Phlebotomy' },
  },
];
