import { printed, type Piece } from '../printed.js';
import type { Habit } from './habit.js';

const piece = (x: number, y: number, text: string, bold = false, size = 10): Piece => ({
  text,
  x,
  y,
  size,
  bold,
});

const NAME = [
  piece(50, 50, 'Leopoldine Hartwig', true, 18),
  piece(50, 66, 'Leeds, UK | l.hartwig@example.com'),
];

/** Where programs print the parts of an entry: in bold and plain print on one line, and off the baseline of its title. */
export const FORMS_OF_PAGES: Habit[] = [
  {
    name: 'a bold position and its employer in plain print, without a separator',
    pdf: () =>
      printed({
        pages: [
          [
            ...NAME,
            piece(50, 96, 'WORK EXPERIENCE', true, 12),
            piece(50, 114, '02/2019 – CURRENT Ghent, Belgium'),
            piece(50, 130, 'CONFECTIONER', true),
            piece(115, 130, 'ZOETE MORGEN'),
            piece(50, 146, 'Fills and coats pralines for three shops.'),
            piece(50, 168, '09/2014 – 01/2019 Bruges, Belgium'),
            piece(50, 184, 'BAKERY HAND', true),
            piece(110, 184, 'LINDEKE'),
            piece(50, 200, 'Shaped loaves at night.'),
          ],
        ],
      }),
    jobs: ['CONFECTIONER | ZOETE MORGEN | 2019-02 | now', 'BAKERY HAND | LINDEKE | 2014-09 | 2019-01'],
  },
  {
    name: 'a position in bold print with its employer behind it, in Portuguese',
    pdf: () =>
      printed({
        pages: [
          [
            piece(50, 50, 'Adalgisa Ferraz Monteiro', true, 18),
            piece(50, 66, 'Londrina – PR | adalgisa@exemplo.com'),
            piece(50, 96, 'EXPERIÊNCIA PROFISSIONAL', true, 12),
            piece(50, 114, '03/2020 – ATUAL Londrina, Brasil'),
            piece(50, 130, 'Confeiteira', true),
            piece(108, 130, 'Doce Aurora'),
            piece(50, 146, 'Bolos de encomenda e doces finos.'),
            piece(50, 168, '01/2016 – 02/2020 Cambé, Brasil'),
            piece(50, 184, 'Ajudante de cozinha', true),
            piece(148, 184, 'Cantinho da Nona'),
            piece(50, 200, 'Preparo de massas.'),
          ],
        ],
      }),
    jobs: [
      'Confeiteira | Doce Aurora | 2020-03 | now',
      'Ajudante de cozinha | Cantinho da Nona | 2016-01 | 2020-02',
    ],
  },
  {
    name: 'a title of a study over two lines',
    pdf: () =>
      printed({
        pages: [
          [
            ...NAME,
            piece(50, 96, 'EDUCATION', true, 12),
            piece(50, 114, 'Graduate Certificate in Critical', true),
            piece(230, 114, '2018 – 2019'),
            piece(50, 128, 'Care Nursing', true),
            piece(50, 142, 'Marlow University'),
            piece(50, 164, 'Bachelor of Science in Clinical', true),
            piece(230, 164, '2012 – 2016'),
            piece(50, 178, 'Nutrition and Dietetics', true),
            piece(50, 192, 'University of Calder'),
            piece(50, 220, 'LANGUAGES', true, 12),
            piece(50, 236, 'English, German'),
          ],
        ],
      }),
    schools: [
      'Graduate Certificate in Critical Care Nursing | Marlow University | 2018 | 2019',
      'Bachelor of Science in Clinical Nutrition and Dietetics | University of Calder | 2012 | 2016',
    ],
  },
  {
    name: 'dates at the right that stand a little lower than their titles',
    pdf: () =>
      printed({
        pages: [
          [
            ...NAME,
            piece(50, 96, 'EXPERIENCE', true, 12),
            piece(50, 114, 'Ward Sister', true, 11),
            piece(440, 118, '2018 – Present', false, 9),
            piece(50, 128, "St Brigid's Hospital"),
            piece(50, 142, 'Led a ward of 24 beds and its nurses.'),
            piece(50, 164, 'Staff Nurse', true, 11),
            piece(440, 168, '2014 – 2018', false, 9),
            piece(50, 178, 'Mater Hospital'),
            piece(50, 192, 'Gave care after surgery.'),
            piece(50, 220, 'EDUCATION', true, 12),
            piece(50, 238, 'BSc Nursing', true, 11),
            piece(440, 242, '2010 – 2014', false, 9),
            piece(50, 252, 'University of Calder'),
          ],
        ],
      }),
    jobs: ["Ward Sister | St Brigid's Hospital | 2018 | now", 'Staff Nurse | Mater Hospital | 2014 | 2018'],
    schools: ['BSc Nursing | University of Calder | 2010 | 2014'],
  },
  {
    name: 'dates at the right between the lines of title and employer',
    pdf: () =>
      printed({
        pages: [
          [
            ...NAME,
            piece(50, 96, 'EXPERIENCE', true, 12),
            piece(50, 114, 'Ward Sister', true, 11),
            piece(440, 121, '2018 – Present', false, 9),
            piece(50, 128, "St Brigid's Hospital"),
            piece(50, 142, 'Led a ward of 24 beds and its nurses.'),
            piece(50, 164, 'Staff Nurse', true, 11),
            piece(440, 171, '2014 – 2018', false, 9),
            piece(50, 178, 'Mater Hospital'),
            piece(50, 192, 'Gave care after surgery.'),
          ],
        ],
      }),
    jobs: ["Ward Sister | St Brigid's Hospital | 2018 | now", 'Staff Nurse | Mater Hospital | 2014 | 2018'],
  },
  {
    name: 'dates in the left margin that stand higher than their titles',
    pdf: () =>
      printed({
        pages: [
          [
            ...NAME,
            piece(50, 96, 'EXPERIENCE', true, 12),
            piece(50, 114, '2018 – Present', false, 9),
            piece(160, 118, 'Ward Sister', true, 11),
            piece(160, 132, "St Brigid's Hospital"),
            piece(160, 146, 'Led a ward of 24 beds and its nurses.'),
            piece(50, 166, '2014 – 2018', false, 9),
            piece(160, 170, 'Staff Nurse', true, 11),
            piece(160, 184, 'Mater Hospital'),
            piece(160, 198, 'Gave care after surgery.'),
          ],
        ],
      }),
    jobs: ["Ward Sister | St Brigid's Hospital | 2018 | now", 'Staff Nurse | Mater Hospital | 2014 | 2018'],
  },
  {
    name: 'headings in the margin lower than the first line of their section',
    pdf: () =>
      printed({
        pages: [
          [
            piece(160, 50, 'Leopoldine Hartwig', true, 18),
            piece(160, 66, 'Leeds, UK | l.hartwig@example.com'),
            piece(50, 100, 'Experience', true, 12),
            piece(160, 96, 'Ward Sister', true),
            piece(440, 96, '2018 – 2023'),
            piece(160, 110, "St Brigid's Hospital"),
            piece(160, 124, 'Led a ward of 24 beds and its nurses.'),
            piece(160, 142, 'Staff Nurse', true),
            piece(440, 142, '2014 – 2018'),
            piece(160, 156, 'Mater Hospital'),
            piece(160, 170, 'Gave care after surgery.'),
            piece(50, 196, 'Education', true, 12),
            piece(160, 192, 'BSc Nursing', true),
            piece(440, 192, '2010 – 2014'),
            piece(160, 206, 'University of Calder'),
            piece(50, 232, 'Languages', true, 12),
            piece(160, 228, 'English, Irish'),
          ],
        ],
      }),
    jobs: ["Ward Sister | St Brigid's Hospital | 2018 | 2023", 'Staff Nurse | Mater Hospital | 2014 | 2018'],
    schools: ['BSc Nursing | University of Calder | 2010 | 2014'],
  },
];
