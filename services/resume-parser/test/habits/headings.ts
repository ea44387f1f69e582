import { printed, printedLines, type Piece } from '../printed.js';
import type { Habit } from './habit.js';

const PERSON = '# Ronaldo Bastos Teixeira\nChapecó – SC | (49) 99812-3300 | ronaldo.bastos@exemplo.com\n\n';

/** Headings in a margin and their entries in a column beside them: [heading, entry, isBold][]. */
function withMargin(name: string, rows: [heading: string, entry: string, isBold?: boolean][]): Uint8Array {
  const pieces: Piece[] = [{ text: name, x: 50, y: 50, size: 20, bold: true }];
  rows.forEach(([heading, text, bold = false], at) => {
    const y = 90 + at * 16;
    if (heading !== '') pieces.push({ text: heading, x: 50, y, bold: true });
    if (text !== '') pieces.push({ text, x: 190, y, bold });
  });
  return printed({ pages: [pieces] });
}

/** Lines one under the other: '# ' prints headings, '## ' titles that are a little smaller, '* ' bold text. */
function sized(text: string): Uint8Array {
  let y = 40;
  const pieces = text.split('\n').flatMap((line): Piece[] => {
    y += line === '' ? 8 : 15;
    const size = line.startsWith('# ') ? 11 : line.startsWith('## ') ? 10.5 : 10;
    return line === ''
      ? []
      : [{ text: line.replace(/^(?:##?|\*) /, ''), x: 50, y, size, bold: /^(?:##?|\*) /.test(line) }];
  });
  return printed({
    pages: [[{ text: 'Ronalda Bastos Teixeira', x: 50, y: 35, size: 20, bold: true }, ...pieces]],
  });
}

/** Titles of entries that are printed like headings, and headings in other words than the usual ones. */
export const HEADINGS: Habit[] = [
  {
    name: 'bold titles beside headings in a margin',
    pdf: () =>
      withMargin('Solange Prado Meneghel', [
        ['Contato', 'solange.meneghel@exemplo.com'],
        ['', '(54) 99677-1020'],
        ['', ''],
        ['Experiência', 'Técnica de Enfermagem', true],
        ['', 'Hospital Serra Negra'],
        ['', 'Mar. 2021 - Atual'],
        ['', 'Medicação e curativos.'],
        ['', ''],
        ['', 'Cuidadora de Idosos', true],
        ['', 'Lar Boa Vista'],
        ['', 'Fev. 2017 - Jan. 2021'],
        ['', ''],
        ['Formação', 'Técnico em Enfermagem', true],
        ['', 'Escola Técnica São Vicente'],
        ['', '2015 - 2016'],
        ['', ''],
        ['', 'Ensino Médio', true],
        ['', 'Colégio Estadual Monte Belo'],
        ['', '2011 - 2013'],
      ]),
    jobs: [
      'Técnica de Enfermagem | Hospital Serra Negra | 2021-03 | now',
      'Cuidadora de Idosos | Lar Boa Vista | 2017-02 | 2021-01',
    ],
    schools: [
      'Técnico em Enfermagem | Escola Técnica São Vicente | 2015 | 2016',
      'Ensino Médio | Colégio Estadual Monte Belo | 2011 | 2013',
    ],
  },
  {
    name: 'bold titles beside English headings in a margin',
    pdf: () =>
      withMargin('Harriet Molyneux', [
        ['Contact', 'harriet.molyneux@example.com'],
        ['', '+44 7700 900871'],
        ['', ''],
        ['Experience', 'Bakery Manager', true],
        ['', 'Old Mill Bread'],
        ['', 'June 2019 - Present'],
        ['', 'Team of twelve.'],
        ['', ''],
        ['', 'Baker', true],
        ['', 'Crumb and Crust'],
        ['', 'May 2014 - May 2019'],
        ['', ''],
        ['Education', 'BSc Food Science', true],
        ['', 'University of Whitby'],
        ['', '2010 - 2013'],
        ['', ''],
        ['', 'Diploma in Baking', true],
        ['', 'Ashby College'],
        ['', '2008 - 2010'],
      ]),
    jobs: ['Bakery Manager | Old Mill Bread | 2019-06 | now', 'Baker | Crumb and Crust | 2014-05 | 2019-05'],
    schools: [
      'BSc Food Science | University of Whitby | 2010 | 2013',
      'Diploma in Baking | Ashby College | 2008 | 2010',
    ],
  },
  {
    name: 'titles in capitals under their periods',
    pdf: () =>
      sized(`Chapecó – SC | (49) 99812-3300

# EXPERIÊNCIA PROFISSIONAL
02/05/2020 – Atual
## NUTRICIONISTA
* Clínica Vida Plena
Localidade: Chapecó | País: Brasil
Consultas e cardápios.

10/01/2016 – 30/04/2020
## NUTRICIONISTA TRAINEE
* Refeições Bom Sabor
Localidade: Xaxim | País: Brasil

# EDUCAÇÃO E FORMAÇÃO
02/2011 – 12/2015
## BACHARELADO EM NUTRIÇÃO
* Universidade Federal da Fronteira Sul

2018 – 2019
## ESPECIALIZAÇÃO EM NUTRIÇÃO CLÍNICA
* Universidade do Oeste

# COMPETÊNCIAS LINGUÍSTICAS
Língua materna: Português`),
    fields: { educationLevel: 'Pós-Graduação', educationCourse: 'NUTRIÇÃO CLÍNICA' },
    jobs: [
      'NUTRICIONISTA | Clínica Vida Plena | 2020-05 | now',
      'NUTRICIONISTA TRAINEE | Refeições Bom Sabor | 2016-01 | 2020-04',
    ],
    schools: [
      'BACHARELADO EM NUTRIÇÃO | Universidade Federal da Fronteira Sul | 2011-02 | 2015-12',
      'ESPECIALIZAÇÃO EM NUTRIÇÃO CLÍNICA | Universidade do Oeste | 2018 | 2019',
    ],
  },
  {
    name: 'English titles in capitals under their periods',
    pdf: () =>
      sized(`Leeds, UK | +44 7700 900123 | r.achterberg@example.com

# WORK EXPERIENCE
03/2021 – Present
## SITE SUPERVISOR
* Harrow Builders
Three crews.

05/2016 – 02/2021
## BRICKLAYER
* Crosby Walls

# EDUCATION
2012 – 2015
## BACHELOR OF SCIENCE IN SURVEYING
* University of Whitby

# LANGUAGES
English`),
    jobs: [
      'SITE SUPERVISOR | Harrow Builders | 2021-03 | now',
      'BRICKLAYER | Crosby Walls | 2016-05 | 2021-02',
    ],
    schools: ['BACHELOR OF SCIENCE IN SURVEYING | University of Whitby | 2012 | 2015'],
  },
  {
    name: 'a table of studies with two columns of dates',
    pdf: () => {
      const cells = (y: number, texts: string[], bold = false): Piece[] =>
        texts.map((text, at) => ({ text, x: [50, 220, 400, 436][at] ?? 0, y, bold }));
      return printed({
        pages: [
          [
            { text: 'Ronaldo Bastos Teixeira', x: 50, y: 50, size: 18, bold: true },
            { text: 'Chapecó – SC | (49) 99812-3300', x: 50, y: 70 },
            { text: 'FORMAÇÃO', x: 50, y: 100, bold: true },
            ...cells(120, ['Curso', 'Instituição', 'Início', 'Término'], true),
            ...cells(136, ['MBA em Logística', 'Faculdade Exata', '2016', '2017']),
            ...cells(152, ['Bacharelado em Administração', 'Unochapecó', '2010', '2014']),
            { text: 'EXPERIÊNCIA', x: 50, y: 180, bold: true },
            ...cells(200, ['Empresa', 'Função', 'Entrada', 'Saída'], true),
            ...cells(216, ['Frigorífico Aurora Azul', 'Analista de Logística', '2015', '2021']),
          ],
        ],
      });
    },
    fields: { educationLevel: 'Pós-Graduação', educationCourse: 'Logística' },
    schools: [
      'MBA em Logística | Faculdade Exata | 2016 | 2017',
      'Bacharelado em Administração | Unochapecó | 2010 | 2014',
    ],
  },
  {
    name: 'refresher courses under a heading of their own',
    pdf: () =>
      printedLines(`${PERSON}## EXPERIÊNCIA
Vigilante – Escudo Segurança – 03/2015 até hoje
Ronda noturna.
## CURSOS DE ATUALIZAÇÃO PROFISSIONAL
Escolta (2021); Monitoramento – CFTV (2022); Tiro (2019).

## ESCOLARIDADE
Ensino médio completo`),
    jobs: ['Vigilante | Escudo Segurança | 2015-03 | now'],
  },
  {
    name: 'refresher courses and trainings under other headings',
    pdf: () =>
      printedLines(`${PERSON}## HISTÓRICO PROFISSIONAL
Enfermeira – Hospital Santa Clara – 05/2016 até hoje
Centro cirúrgico.
## CAPACITAÇÕES
ACLS (2023); Curativos – Cofen (2020); Acolhimento (2019).

## ESCOLARIDADE
Bacharelado em Enfermagem – UFSC – 2015`),
    jobs: ['Enfermeira | Hospital Santa Clara | 2016-05 | now'],
  },
  {
    name: 'studies under an academic background',
    pdf: () =>
      printedLines(`# Rosamund Achterberg
Leeds, UK | +44 7700 900123 | r.achterberg@example.com

## Professional Background
Credit Officer, Harrow Savings, Mar/19 – Current
Loans.

## Academic Background
## University of Whitby
B.Sc. Statistics, 2013 – 2016

## Languages
English`),
    fields: { educationLevel: 'Graduação', educationCourse: 'Statistics' },
    jobs: ['Credit Officer | Harrow Savings | 2019-03 | now'],
    schools: ['B.Sc. Statistics | University of Whitby | 2013 | 2016'],
  },
  {
    name: 'positions of teaching under a heading of their own',
    pdf: () =>
      printedLines(`${PERSON}## 1. Formação
1.1 Mestrado em Química, Universidade Federal do Paraná, 2008-2010.
## 2. Atuação profissional
2.1 Químico responsável, Tintas Iguaçu, desde maio de 2011.
## 3. Docência
3.1 Professor de Química Orgânica, Faculdade Campo Real, desde agosto de 2013.
## 4. Idiomas
Inglês`),
    jobs: [
      'Químico responsável | Tintas Iguaçu | 2011-05 | now',
      'Professor de Química Orgânica | Faculdade Campo Real | 2013-08 | now',
    ],
  },
];
