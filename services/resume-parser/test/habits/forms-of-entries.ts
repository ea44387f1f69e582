import { printed, type Piece } from '../printed.js';
import type { Habit } from './habit.js';
import { english, portuguese } from './short-resumes.js';

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

/** How programs and portals print the entries of a section: on one line, with labels, with numbers, beside other things. */
export const FORMS_OF_ENTRIES: Habit[] = [
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
    name: 'a period, an employer and the position behind "as"',
    pdf: english(
      'Work Experience',
      `Mar 2019 – Present: Brightwell Infotech as Senior Software Engineer
Designing services for insurers.
Jul 2015 – Feb 2019: Kaveri Data Works as Software Engineer
Maintained payroll modules.
Jun 2013 – Jun 2015: Nandi Systems as Graduate Trainee
Wrote test scripts.`,
    ),
    jobs: [
      'Senior Software Engineer | Brightwell Infotech | 2019-03 | now',
      'Software Engineer | Kaveri Data Works | 2015-07 | 2019-02',
      'Graduate Trainee | Nandi Systems | 2013-06 | 2015-06',
    ],
  },
  {
    name: 'numbered employers over labelled positions and periods',
    pdf: portuguese(
      'Experiência Profissional',
      `1) Transportadora Vale Fértil
Cargo/função: Auxiliar de Expedição
Período: 02/2018 a 05/2022
Conferência de notas e carregamento.
2) Supermercado Bom Dia
Cargo/função: Repositor
Período: 06/2015 a 01/2018
Reposição de gôndolas.
3) Padaria Estrela
Cargo/função: Balconista
Período: 01/2013 a 05/2015`,
    ),
    jobs: [
      'Auxiliar de Expedição | Transportadora Vale Fértil | 2018-02 | 2022-05',
      'Repositor | Supermercado Bom Dia | 2015-06 | 2018-01',
      'Balconista | Padaria Estrela | 2013-01 | 2015-05',
    ],
  },
  {
    name: 'numbered employers over labelled positions, with the numbers and a dash',
    pdf: portuguese(
      'Histórico Profissional',
      `1 - Serralheria Ponte Nova
Função: Soldador
Período: março de 2017 até hoje
2 - Oficina do Tonho
Função: Ajudante de serralheiro
Período: fevereiro de 2012 a janeiro de 2017`,
    ),
    jobs: [
      'Soldador | Serralheria Ponte Nova | 2017-03 | now',
      'Ajudante de serralheiro | Oficina do Tonho | 2012-02 | 2017-01',
    ],
  },
  {
    name: 'employers with a town behind them that no list knows',
    pdf: english(
      'Experience',
      `## Process Engineer   2019 – Present
Varnholt Castings, Bielsko-Biała
Plans the melting of alloys.
## Quality Inspector   2016 – 2019
Ossmann Forge, Ruda Śląska
Measures castings.`,
    ),
    jobs: [
      'Process Engineer | Varnholt Castings | 2019 | now',
      'Quality Inspector | Ossmann Forge | 2016 | 2019',
    ],
  },
  {
    name: 'employers with a town and a province in capitals behind them',
    pdf: english(
      'Experience',
      `## Store Clerk   2019 – Present
MAISON TREMBLAY, LÉVIS QC
Serves at the counter.
## Cashier   2016 – 2019
FROMAGERIE DU LAC, RIMOUSKI QC
Kept the till.`,
    ),
    jobs: ['Store Clerk | MAISON TREMBLAY | 2019 | now', 'Cashier | FROMAGERIE DU LAC | 2016 | 2019'],
  },
  {
    name: 'jobs of a federal form, whose employer may be asked',
    pdf: english(
      'Work Experience',
      `Department of the Interior
1849 C Street NW
Washington, DC 20240
03/2018 - Present
Hours per week: 40
Series: 0343 Grade: 12
Management Analyst
Supervisor: Dolores Quint (202-555-0144)
Okay to contact this Supervisor: Yes
Reviewed the budget of nine parks.
United States Army
Fort Bliss, TX
06/2012 - 02/2018
Hours per week: 60
Supply Sergeant
Supervisor: Aaron Boyle (915-555-0111)
Okay to contact this Supervisor: No
Kept the stores of a battalion.`,
    ),
    jobs: [
      'Management Analyst | Department of the Interior | 2018-03 | now',
      'Supply Sergeant | United States Army | 2012-06 | 2018-02',
    ],
  },
  {
    name: 'studies of a federal form with majors, credits and an average',
    pdf: english(
      'Education',
      `Ashgrove University, Dayton, OH
Bachelor's Degree, 05/2012
GPA: 3.4 of a maximum 4.0
Credits Earned: 124 Semester Hours
Major: Public Administration   Minor: Spanish
Relevant Coursework: budgeting, ethics
Dayton Technical High School, Dayton, OH
High School Diploma, 06/2008
Credits Earned: 24`,
    ),
    schools: [
      "Bachelor's Degree, Public Administration | Ashgrove University |  | 2012-05",
      'High School Diploma | Dayton Technical High School |  | 2008-06',
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
  {
    name: 'what stands among the jobs and names neither a position nor an employer',
    pdf: english(
      'Experience',
      `## Laboratory Technician   2018 – 2023
Corran Analytics, Galway
• Prepared samples.
## Selected results   2019 – 2021
• Cut the time of a run by half.
## Key skills
• Chromatography, titration`,
    ),
    jobs: ['Laboratory Technician | Corran Analytics | 2018 | 2023'],
  },
  {
    name: 'awards, memberships and lists among the studies',
    pdf: english(
      'Education',
      `## BSc Chemistry   2014 – 2018
University of Calder
Dean's prize, 2017
Chemistry Society, 2015 – 2018
Thesis: Dyes from seaweed
Modules: kinetics, spectroscopy
## Leaving Certificate   2008 – 2014
Coláiste Mhuire, Galway`,
    ),
    schools: [
      'BSc Chemistry | University of Calder | 2014 | 2018',
      'Leaving Certificate | Coláiste Mhuire | 2008 | 2014',
    ],
  },
];
