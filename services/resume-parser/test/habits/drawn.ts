import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';
import { english, portuguese, rows } from './short-resumes.js';

/** What narrow margins break, items whose bullets are drawn and not printed, and tables of studies. */
export const DRAWN: Habit[] = [
  {
    name: 'the last position behind a label',
    pdf: portuguese(
      'Experiência Profissional',
      `Metalúrgica Rio Manso Ltda. - 02/2020 a atual
Último cargo: Analista Fiscal
Atribuições: Apuração de impostos.
Contabilidade Irmãos Prado - 03/2016 a 01/2020
Último cargo: Auxiliar Fiscal`,
    ),
    jobs: [
      'Analista Fiscal | Metalúrgica Rio Manso Ltda. | 2020-02 | now',
      'Auxiliar Fiscal | Contabilidade Irmãos Prado | 2016-03 | 2020-01',
    ],
  },
  {
    name: 'a position that a researcher gives as the kind of employment',
    pdf: portuguese(
      'Atuação Profissional',
      `2017 – Atual   Instituto Federal do Agreste
Vínculo: Professora Adjunta
2014 – 2016   Laboratório Municipal de Águas
Vínculo: Pesquisadora`,
    ),
    jobs: [
      'Professora Adjunta | Instituto Federal do Agreste | 2017 | now',
      'Pesquisadora | Laboratório Municipal de Águas | 2014 | 2016',
    ],
  },
  {
    name: 'periods that a narrow margin breaks over three lines',
    pdf: english(
      'Experience',
      `November Lead Engineer, Wharfe Pumps Ltd, Leeds
2018 – Owned the impeller family
Present Reduced machining time
February 2014 Design Engineer, Aire Machinery, Leeds
– October Seed drills and field tests
2018`,
    ),
    jobs: [
      'Lead Engineer | Wharfe Pumps Ltd | 2018-11 | now',
      'Design Engineer | Aire Machinery | 2014-02 | 2018-10',
    ],
  },
  {
    name: 'years in items whose bullets are drawn',
    pdf: rows(
      [50, '## Employment'],
      [50, 'Feb 2016 – Sept 2023'],
      [50, 'Registered Nurse | Ashby Hospital | Leeds'],
      [70, 'Ventilated patients; team leader on nights'],
      [70, 'Coordinated the retrieval bed during the 2019–20 fire season'],
      [70, 'Mentor of two students from the university'],
      [70, 'since 2019'],
      [70, 'Chair of the ward committee, which chose the rota'],
      [50, 'Jun 2013 – Jan 2016'],
      [50, 'Care Assistant | Banks Grove Care | Leeds'],
    ),
    jobs: [
      'Registered Nurse | Ashby Hospital | 2016-02 | 2023-09',
      'Care Assistant | Banks Grove Care | 2013-06 | 2016-01',
    ],
  },
  {
    name: 'a heading of two words over each other in the margin',
    pdf: rows(
      [50, 'Education', [150, 'Corrib University, Galway, Ireland']],
      [150, 'Ph.D. in Biostatistics', [440, 'Aug 2014']],
      [50, ''],
      [50, 'Academic', [150, 'Tyne State University, Durham']],
      [50, 'Appointments'],
      [150, 'Associate Professor of Statistics', [440, 'Jul 2022 – Present']],
      [150, 'Wear Institute for Health, Durham'],
      [150, 'Postdoctoral Fellow', [440, 'Sep 2014 – Jun 2022']],
    ),
    jobs: [
      'Associate Professor of Statistics | Tyne State University | 2022-07 | now',
      'Postdoctoral Fellow | Wear Institute for Health | 2014-09 | 2022-06',
    ],
  },
  {
    name: 'a table of studies with boards and grades',
    pdf: rows(
      [50, '## Education'],
      [50, '## Degree', [250, '## Institute'], [420, '## Board / University'], [530, '## Year']],
      [50, 'B.E. Electronics Engineering', [250, 'Noyyal Institute'], [420, 'Vaigai Univ.'], [530, '2025']],
      [50, 'HSC', [250, 'Saradha Hr. Sec. School'], [420, 'State Board'], [530, '2021']],
      [50, 'SSLC', [250, 'Saradha Hr. Sec. School'], [420, 'State Board'], [530, '2019']],
    ),
    schools: [
      'B.E. Electronics Engineering | Noyyal Institute |  | 2025',
      'HSC | Saradha Hr. Sec. School |  | 2021',
      'SSLC | Saradha Hr. Sec. School |  | 2019',
    ],
  },
  {
    name: 'a town that no list holds, beside the dates of a study',
    pdf: english(
      'Education',
      'BA English Literature\nUniversity of Wharfedale\nSep ’12 – Jun ’15   Pontycymer',
    ),
    schools: ['BA English Literature | University of Wharfedale | 2012-09 | 2015-06'],
  },
  {
    name: 'a degree, its course and the school below',
    pdf: english(
      'Education',
      '2009 – 2013   Bachelor of Education, Elementary Education\nUniversity of the Broad Moor',
    ),
    schools: ['Bachelor of Education, Elementary Education | University of the Broad Moor | 2009 | 2013'],
    fields: { educationCourse: 'Elementary Education' },
  },
  {
    name: 'a hall of a university',
    pdf: english('Education', '2014 – 2017   BA Classics\nSt Oswin Hall, University of Oxenford'),
    schools: ['BA Classics | St Oswin Hall | 2014 | 2017'],
  },
  {
    name: 'a degree that somebody is a candidate for',
    pdf: english(
      'Education',
      'Candidate for BASc, Systems Design, Corrib University   Sept 2023 – Apr 2028 (expected)',
    ),
    schools: ['BASc, Systems Design | Corrib University | 2023-09 | 2028-04'],
    fields: { educationCourse: 'Systems Design' },
  },
  {
    name: 'summers of several years',
    pdf: english(
      'Experience',
      'Town of Natley   Natley\nLifeguard   Summers 2022, 2023\nAire Books   Leeds\nShop Assistant   2019 – 2021',
    ),
    jobs: ['Lifeguard | Town of Natley | 2022 | 2023', 'Shop Assistant | Aire Books | 2019 | 2021'],
  },
  {
    name: 'a course whose level stands below its school',
    pdf: portuguese(
      'Formação acadêmica',
      'Sistemas de Informação\nUniversidade Federal do Agreste\nmarço de 2016 até julho de 2020\nGraduação - Concluído',
    ),
    fields: { educationLevel: 'Graduação', educationCourse: 'Sistemas de Informação' },
  },
  {
    name: 'an Australian town without a post code',
    pdf: () =>
      printedLines(
        '# Trinh Le\nCafé Supervisor\nFootscray VIC\ntrinh.le@example.com\n0491 570 110\n\n## Work Experience\nBarista\nMagpie Cafe\n2019 – 2021\n\n## Education\nVCE, Maribyrnong College, 2018',
      ),
    fields: { city: 'Footscray' },
  },
  {
    name: 'the number of a house before a comma',
    pdf: () =>
      printedLines(
        '# Lakshmi Venkat\n12/4, Second Cross Street, Gandhi Nagar, Coimbatore\nlakshmi.v@example.in\n\n## Education\nHSC, State School, 2018',
      ),
    fields: { address: '12/4, Second Cross Street, Gandhi Nagar', city: 'Coimbatore' },
  },
  {
    name: 'positions of responsibility beside the jobs',
    pdf: english(
      'Work Experience',
      'Editorial Intern\nThornbury Press, London\nJul 2022 – Sep 2023\n\n## Positions of Responsibility\nPresident\nClassical Drama Society\n2024 – 2025',
    ),
    jobs: ['Editorial Intern | Thornbury Press | 2022-07 | 2023-09'],
  },
];
