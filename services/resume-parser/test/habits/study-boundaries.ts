import type { Habit } from './habit.js';
import { english, placed, portuguese, rows } from './short-resumes.js';

/** What belongs to one study, and what to none. */
export const STUDY_BOUNDARIES: Habit[] = [
  {
    name: 'a school in capitals that goes on in the next line',
    pdf: portuguese(
      'Educação e Formação',
      `09/2016 – 07/2018 – Porto, Portugal
MESTRADO EM ENGENHARIA INFORMÁTICA – FACULDADE DE
ENGENHARIA DA UNIVERSIDADE DO PORTO
Classificação final: 16 valores
2008 – 2012 – Natal, Brasil
BACHARELADO EM CIÊNCIA DA COMPUTAÇÃO – UNIVERSIDADE FEDERAL
DO RIO GRANDE DO NORTE`,
    ),
    schools: [
      'MESTRADO EM ENGENHARIA INFORMÁTICA | FACULDADE DE ENGENHARIA DA UNIVERSIDADE DO PORTO | 2016-09 | 2018-07',
      'BACHARELADO EM CIÊNCIA DA COMPUTAÇÃO | UNIVERSIDADE FEDERAL DO RIO GRANDE DO NORTE | 2008 | 2012',
    ],
  },
  {
    name: 'the last word of a school on the line of its dates',
    pdf: english(
      'Education',
      `NVQ Level 3 Electrotechnical Services – Leicester College – 2020–2024
GCSEs (7, grades 4–7, including Maths, English and Science) – Fullhurst Community
College – 2015–2020`,
    ),
    schools: [
      'NVQ Level 3 Electrotechnical Services | Leicester College | 2020 | 2024',
      'GCSEs | Fullhurst Community College | 2015 | 2020',
    ],
  },
  {
    name: 'a level and its state, both labelled, on one line',
    pdf: portuguese(
      'Formação acadêmica',
      `Formação: Tecnólogo Status: Concluído
Curso: Logística
Instituição: Faculdade Monte Azul
Início: 02/2019 Fim: 12/2021
Formação: Ensino Médio Situação: Concluído
Instituição: E.E. Barão do Rio Branco
Início: 02/2012 Fim: 12/2014`,
    ),
    schools: [
      'Tecnólogo, Logística | Faculdade Monte Azul | 2019-02 | 2021-12',
      'Ensino Médio | E.E. Barão do Rio Branco | 2012-02 | 2014-12',
    ],
  },
  {
    name: 'a heading that says what its entries hold',
    pdf: english(
      'Education with dates',
      `2012 – 2016: B.Sc. Accounting – University of Ashby
2005 – 2011: Senior School Certificate – Otley Grammar School`,
    ),
    schools: [
      'B.Sc. Accounting | University of Ashby | 2012 | 2016',
      'Senior School Certificate | Otley Grammar School | 2005 | 2011',
    ],
  },
  {
    name: 'degrees under a heading of courses, and no other section of studies',
    pdf: english(
      'Training',
      `CERTIFICATE IV IN KITCHEN MANAGEMENT
Wren Institute
2021
CERTIFICATE III IN COMMERCIAL COOKERY
Geelong TAFE
2016 – 2019`,
    ),
    schools: [
      'CERTIFICATE IV IN KITCHEN MANAGEMENT | Wren Institute |  | 2021',
      'CERTIFICATE III IN COMMERCIAL COOKERY | Geelong TAFE | 2016 | 2019',
    ],
  },
  {
    name: 'a course that lists its subjects with commas',
    pdf: english(
      'Education and Training',
      `2011 – 2013
MSc Architecture – Ashby University of Technology
2007 – 2011
BSC ARCHITECTURE, URBANISM AND BUILDING SCIENCES – ASHBY UNIVERSITY OF TECHNOLOGY`,
    ),
    schools: [
      'MSc Architecture | Ashby University of Technology | 2011 | 2013',
      'BSC ARCHITECTURE, URBANISM AND BUILDING SCIENCES | ASHBY UNIVERSITY OF TECHNOLOGY | 2007 | 2011',
    ],
  },
  {
    name: 'a course in Portuguese that lists its subjects with commas',
    pdf: portuguese(
      'Formação',
      `Licenciatura em Letras, Artes e Comunicação – Universidade Estadual do Pantanal – 2010 a 2014
Ensino Médio – Colégio Sol – 2007 a 2009`,
    ),
    schools: [
      'Licenciatura em Letras, Artes e Comunicação | Universidade Estadual do Pantanal | 2010 | 2014',
      'Ensino Médio | Colégio Sol | 2007 | 2009',
    ],
  },
  {
    name: 'a high school that is named after a saint',
    pdf: rows(
      [50, '## Academic Qualifications'],
      [50, '### Year', [150, '### Institution'], [320, '### Qualification'], [450, '### Score']],
      [50, '2020 – 2022', [150, 'Sri Narayana Junior College'], [320, 'Intermediate (MPC)'], [450, '94.1%']],
      [50, '2020', [150, 'St. Joseph’s High School'], [320, 'SSC'], [450, '9.3 GPA']],
    ),
    schools: [
      'Intermediate (MPC) | Sri Narayana Junior College | 2020 | 2022',
      'SSC | St. Joseph’s High School |  | 2020',
    ],
  },
  {
    name: 'a school that begins with the name of a town',
    pdf: english(
      'Education',
      `Postgraduate specialisation in Orthodontics – São Leopoldo Mandic, Brazil – 2016 – 2018
Degree in Dentistry – Universidade Federal Fluminense, Niterói, Brazil – 2008 – 2012`,
    ),
    schools: [
      'Postgraduate specialisation in Orthodontics | São Leopoldo Mandic | 2016 | 2018',
      'Degree in Dentistry | Universidade Federal Fluminense | 2008 | 2012',
    ],
  },
  {
    name: 'a fellowship under its hospital',
    pdf: portuguese(
      'Formação',
      `Hospital Memorial Ashby (Londres, Reino Unido) – 2017
Fellowship em Retina e Vítreo
Santa Casa de Colíder – 2015 – 2017
Residência Médica em Oftalmologia`,
    ),
    schools: [
      'Fellowship em Retina e Vítreo | Hospital Memorial Ashby |  | 2017',
      'Residência Médica em Oftalmologia | Santa Casa de Colíder | 2015 | 2017',
    ],
  },
  {
    name: 'the only year of a study that was broken off',
    pdf: portuguese(
      'Estudos',
      `Tecnologia em Gastronomia – Faculdade São Lucas – 2016, trancado no 3º semestre
Técnico em Confeitaria – SENAC Rondônia – 2012–2013`,
    ),
    schools: [
      'Tecnologia em Gastronomia | Faculdade São Lucas | 2016 | ',
      'Técnico em Confeitaria | SENAC Rondônia | 2012 | 2013',
    ],
  },
  {
    name: 'the only year of an English study that was not finished',
    pdf: english(
      'Education',
      `High School Diploma – Otley High School – June 2020
Associate in Business Administration (12 credits completed, not finished) – Ashby Community College – 2021`,
    ),
    schools: [
      'High School Diploma | Otley High School |  | 2020-06',
      'Associate in Business Administration (12 credits completed, not finished) | Ashby Community College | 2021 | ',
    ],
  },
  {
    name: 'a planned end in a column on the right, a little above the lines of the schools',
    pdf: placed([
      [50, 60, '# Ottoline Brackwater'],
      [50, 80, 'Leeds, UK | o.brackwater@example.com'],
      [50, 110, '## Education'],
      [50, 134, '## Ashby University of Technology'],
      [500, 130.5, 'Remote'],
      [50, 148, 'MBA in Data Engineering (in progress)'],
      [400, 148, 'Feb. 2026 – Jul. 2040 (expected)'],
      [50, 170, '## Universidade Estadual do Pantanal'],
      [480, 166.5, 'Cuiabá, MT'],
      [50, 184, 'Bachelor of Computer Science'],
      [480, 184, '2014 – 2018'],
      [50, 210, '## Skills'],
      [50, 230, 'Python, SQL, Scala'],
      [50, 256, '## Languages'],
      [50, 276, 'English, Japanese'],
    ]),
    schools: [
      'MBA in Data Engineering | Ashby University of Technology | 2026-02 | 2040-07',
      'Bachelor of Computer Science | Universidade Estadual do Pantanal | 2014 | 2018',
    ],
  },
  {
    name: 'the year of a study with its state in brackets in the margin',
    pdf: rows(
      [50, '## Formação'],
      [50, '2009 – 2012', [147, 'Bacharel em Comunicação Social']],
      [147, 'Universidade Católica do Pantanal'],
      [50, '2016 (incompleta)', [147, 'Pós em Marketing Digital']],
      [147, 'Faculdade Monte Azul'],
    ),
    schools: [
      'Bacharel em Comunicação Social | Universidade Católica do Pantanal | 2009 | 2012',
      'Pós em Marketing Digital | Faculdade Monte Azul | 2016 | ',
    ],
  },
];
