import { printed, printedLines, type Piece } from '../printed.js';
import type { Habit } from './habit.js';

const piece = (x: number, y: number, text: string, bold = false, size = 10): Piece => ({
  text,
  x,
  y,
  size,
  bold,
});

const withHead = (name: string, rest: string) => () =>
  printedLines(`# ${name}
${rest}

## Experience
## Fitter   2019 – 2023
Harrow Drives
• Assembled presses and kept their papers.`);

const person = (head: string, firstName: string, lastName: string): Habit => ({
  name: `the name ${head}`,
  pdf: withHead(head, 'Leeds, UK | +44 20 7946 0123'),
  fields: { firstName, lastName },
});

/** Titles and degrees around a name, names in small letters, and homes that only a post code places. */
export const FORMS_OF_HEADS: Habit[] = [
  person('Dr. rer. nat. Annegret Lohmeyer', 'Annegret', 'Lohmeyer'),
  person('Prof. Dr. Joaquim Teles Barreto', 'Joaquim', 'Teles Barreto'),
  person('Prof. Dr.-Ing. Ulrich Sandkamp', 'Ulrich', 'Sandkamp'),
  person('Dipl.-Ing. Friederike Ahlers', 'Friederike', 'Ahlers'),
  person('Eng. Tadeu Prado Lins', 'Tadeu', 'Prado Lins'),
  person('Profa. Dra. Ilma Castanho Reis', 'Ilma', 'Castanho Reis'),
  person('Me. Glória Sampaio Nery', 'Glória', 'Sampaio Nery'),
  person('DOLORES QUINTANILLA, RN, BSN', 'Dolores', 'Quintanilla'),
  person('MARCUS THORNBURY, PMP', 'Marcus', 'Thornbury'),
  person('JOANNA PELL, PhD, CEng, MIChemE', 'Joanna', 'Pell'),
  person('SHEILA ROOK MSN RN CCRN', 'Sheila', 'Rook'),
  person('Aldous Finch, P.E., LEED AP', 'Aldous', 'Finch'),
  {
    name: 'a name that begins with a small letter',
    pdf: withHead('jamila Okonjo', 'Leeds, UK | jamila.okonjo@example.com'),
    fields: { firstName: 'Jamila', lastName: 'Okonjo' },
  },
  {
    name: 'a name in small letters only',
    pdf: withHead('iracema bulhões', 'Leeds, UK | iracema@example.com'),
    fields: { firstName: 'Iracema', lastName: 'Bulhões' },
  },
  {
    name: 'a name that a side bar breaks, with a title below it',
    pdf: () =>
      printed({
        pages: [
          [
            piece(40, 60, 'Zdravka', true, 20),
            piece(40, 84, 'Marinova', true, 20),
            piece(40, 104, 'Civil Engineer', false, 11),
            piece(40, 150, 'CONTACT', true, 11),
            piece(40, 166, 'z.marinova@example.bg'),
            piece(40, 180, 'Plovdiv, Bulgaria'),
            piece(240, 60, 'EXPERIENCE', true, 12),
            piece(240, 78, 'Site Engineer', true),
            piece(450, 78, '2019 – 2023'),
            piece(240, 92, 'Trakia Stroy'),
            piece(240, 106, 'Set out roads and bridges in the south.'),
            piece(240, 124, 'Junior Engineer', true),
            piece(450, 124, '2016 – 2019'),
            piece(240, 138, 'Maritsa Design'),
            piece(240, 152, 'Drew plans of small bridges.'),
          ],
        ],
      }),
    fields: { firstName: 'Zdravka', lastName: 'Marinova', city: 'Plovdiv' },
  },
  {
    name: 'a long surname that a side bar breaks at its hyphen',
    pdf: () =>
      printed({
        pages: [
          [
            piece(40, 60, 'Henrike', true, 20),
            piece(40, 84, 'Stoltenberg-', true, 20),
            piece(40, 108, 'Wiesner', true, 20),
            piece(40, 150, 'CONTACT', true, 11),
            piece(40, 166, 'h.wiesner@example.de'),
            piece(240, 60, 'EXPERIENCE', true, 12),
            piece(240, 78, 'Site Engineer', true),
            piece(450, 78, '2019 – 2023'),
            piece(240, 92, 'Nordbau'),
            piece(240, 106, 'Set out roads and bridges in the south.'),
          ],
        ],
      }),
    fields: { firstName: 'Henrike', lastName: 'Stoltenberg-Wiesner' },
  },
  ...(
    [
      ['30130-010', 'Belo Horizonte', 'MG'],
      ['78890-000', 'Sorriso', 'MT'],
      ['69900-100', 'Rio Branco', 'AC'],
      ['69301-120', 'Boa Vista', 'RR'],
      ['68900-010', 'Macapá', 'AP'],
      ['72800-220', 'Luziânia', 'GO'],
      ['70040-010', 'Brasília', 'DF'],
      ['76800-100', 'Porto Velho', 'RO'],
      ['79800-020', 'Dourados', 'MS'],
      ['88010-000', 'Florianópolis', 'SC'],
    ] as const
  ).map(([zip, city, state]): Habit => ({
    name: `the state of the post code ${zip}`,
    pdf: () =>
      printedLines(`# Adalgisa Ferraz Monteiro
Rua das Acácias, 45 - Centro - ${city} - CEP ${zip}
adalgisa@exemplo.com

## Experiência Profissional
## Costureira   2018 – 2023
Ateliê Linha Fina
• Ajustes e bainhas.`),
    fields: { city, state, zip },
  })),
  {
    name: 'a town behind a post code of another country',
    pdf: withHead('Leopoldine Hartwig', 'Lindenweg 4, 53113 Bonn | l.hartwig@example.de'),
    fields: { city: 'Bonn', state: '' },
  },
  {
    name: 'a town that no list knows behind a post code of another country',
    pdf: withHead(
      'Leopoldine Hartwig',
      'Lindenweg 4 | 99510 Apolda | l.hartwig@example.de | +49 3644 555012',
    ),
    fields: { city: 'Apolda', state: '' },
  },
  {
    name: 'a town behind a post code on a line without a street',
    pdf: withHead('Wit Zarzycki', 'ul. Długa 8/3\n43-300 Bielsko-Biała\n+48 33 555 01 22 | wit@example.pl'),
    fields: { city: 'Bielsko-Biała', state: '' },
  },
];
