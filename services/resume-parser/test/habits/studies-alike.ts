import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';
import { english, placed } from './short-resumes.js';

/** Sections of studies whose entries are printed alike, and what stands among them. */
export const STUDIES_ALIKE: Habit[] = [
  {
    name: 'training and licences after the studies',
    pdf: () =>
      printedLines(`# Rosamund Achterberg
Leeds, UK | r.achterberg@example.com

## Education
## BSc Geomatics   2015 – 2019
University of Calder, Leeds

## Professional Development
First aid at work, St John Ambulance, 2023
Certified Drone Operator, CAA, 2022
Course in leadership, Otley College, 2021

## Memberships
Royal Institution of Chartered Surveyors, 2020 – present`),
    schools: ['BSc Geomatics | University of Calder | 2015 | 2019'],
  },
  {
    name: 'cursos e certificados depois da formação',
    pdf: () =>
      printedLines(`# Adalgisa Ferraz Monteiro
Londrina – PR | (43) 99812-3300 | adalgisa@exemplo.com

## Formação
Técnico em Contabilidade – Colégio Estadual Vila Nova – 2012 a 2013
Ensino Médio – Colégio Estadual Vila Nova – 2009 a 2011

## Cursos
Excel avançado – SENAC – 2018
NR-10 – SENAI – 2019
Informática básica – 40h

## Experiência
Auxiliar contábil – Escritório Lobo & Dias – 03/2014 a 08/2020
Responsável por conciliação de contas.`),
    schools: [
      'Técnico em Contabilidade | Colégio Estadual Vila Nova | 2012 | 2013',
      'Ensino Médio | Colégio Estadual Vila Nova | 2009 | 2011',
    ],
    jobs: ['Auxiliar contábil | Escritório Lobo & Dias | 2014-03 | 2020-08'],
  },
  {
    name: 'labels on each line of studies in English',
    pdf: english(
      'Educational Background',
      `Institution: Federal Polytechnic, Ilaro
Qualification: Higher National Diploma in Food Technology
Year: 2009 - 2011
Institution: Ansar-Ud-Deen Grammar School
Qualification: Senior School Certificate
Year: 2001 - 2007`,
    ),
    schools: [
      'Higher National Diploma in Food Technology | Federal Polytechnic | 2009 | 2011',
      'Senior School Certificate | Ansar-Ud-Deen Grammar School | 2001 | 2007',
    ],
  },
  {
    name: 'a table of studies with the year first',
    pdf: english(
      'Education',
      `Year   Institution   Qualification
2016 – 2020   Makerere University   Bachelor of Commerce
2014 – 2015   St Kizito High School   Advanced Certificate
2010 – 2013   St Kizito High School   Certificate of Education`,
    ),
    schools: [
      'Bachelor of Commerce | Makerere University | 2016 | 2020',
      'Advanced Certificate | St Kizito High School | 2014 | 2015',
      'Certificate of Education | St Kizito High School | 2010 | 2013',
    ],
  },
  {
    name: 'degrees whose school stands behind "at" or a comma, with a final grade',
    pdf: english(
      'Education',
      `MSc in Hydrology, Wageningen University, Netherlands, 2016 – 2018, grade 8.1
BSc in Civil Engineering, University of Aveiro, Portugal, 2012 – 2016, grade 15/20
Secondary school diploma, Escola Secundária de Ovar, 2009 – 2012`,
    ),
    schools: [
      'MSc in Hydrology | Wageningen University | 2016 | 2018',
      'BSc in Civil Engineering | University of Aveiro | 2012 | 2016',
      'Secondary school diploma | Escola Secundária de Ovar | 2009 | 2012',
    ],
  },
  {
    name: 'school in bold, degree with honours and a thesis below',
    pdf: english(
      'Education',
      `## Trinity College Dublin   Sept 2018 – June 2022
B.A. (Mod.) in Zoology, First Class Honours
Thesis: Otters of the Liffey, supervised by Dr Nora Quill
Awards: Gold medal 2022, Foundation Scholar 2020
## Gaelcholáiste Luimnigh   Sept 2012 – June 2018
Leaving Certificate, 590 points`,
    ),
    schools: [
      'B.A. (Mod.) in Zoology | Trinity College Dublin | 2018-09 | 2022-06',
      'Leaving Certificate | Gaelcholáiste Luimnigh | 2012-09 | 2018-06',
    ],
  },
  {
    name: 'studies with the place and dates on the next line',
    pdf: english(
      'Education',
      `## Master of Public Health
Harrow School of Hygiene
London | 09/2019 – 09/2020
## Bachelor of Nursing
University of Calder
Leeds | 09/2013 – 07/2016`,
    ),
    schools: [
      'Master of Public Health | Harrow School of Hygiene | 2019-09 | 2020-09',
      'Bachelor of Nursing | University of Calder | 2013-09 | 2016-07',
    ],
  },
  {
    name: 'publications, talks and grants after the posts of an academic',
    pdf: () =>
      printedLines(`# Rosamund Achterberg
Leeds, UK | r.achterberg@example.com

## Academic Appointments
2019–present   Lecturer in Soil Science, University of Calder
2016–2019   Postdoctoral Fellow, Norwich Institute of Soils

## Education
2012–2016   PhD in Soil Science, University of Calder
2008–2011   BSc Environmental Science, University of Ulster

## Grants and Awards
2021   Early Career Grant, Royal Society of Soils
2015   Travel award, University of Calder

## Selected Publications
Achterberg R. (2020). Worms of the fen. Journal of Soils, 12, 3–19.

## Teaching
2019–2023   Soil chemistry, second year, University of Calder`),
    jobs: [
      'Lecturer in Soil Science | University of Calder | 2019 | now',
      'Postdoctoral Fellow | Norwich Institute of Soils | 2016 | 2019',
    ],
    schools: [
      'PhD in Soil Science | University of Calder | 2012 | 2016',
      'BSc Environmental Science | University of Ulster | 2008 | 2011',
    ],
  },
  {
    name: 'dates in a right column with the town under them',
    pdf: placed([
      [50, 50, '# Ottoline Brackwater'],
      [50, 66, 'Leeds, UK | o.brackwater@example.com'],
      [50, 96, '## EXPERIENCE'],
      [50, 114, '### Quarry Foreman'],
      [430, 114, 'Mar 2019 – Present'],
      [50, 128, 'Skelder Stone'],
      [430, 128, 'Whitby'],
      [60, 142, 'Plans the blasts of two faces and the crews for them.'],
      [50, 164, '### Driller'],
      [430, 164, 'Jan 2014 – Feb 2019'],
      [50, 178, 'Hovingham Aggregates'],
      [430, 178, 'Malton'],
      [60, 192, 'Drilled and charged.'],
      [50, 220, '## EDUCATION'],
      [50, 238, '### NVQ Level 3 in Quarrying'],
      [430, 238, '2012 – 2013'],
      [50, 252, 'Derwent Training Centre'],
      [430, 252, 'Malton'],
    ]),
    jobs: [
      'Quarry Foreman | Skelder Stone | 2019-03 | now',
      'Driller | Hovingham Aggregates | 2014-01 | 2019-02',
    ],
    schools: ['NVQ Level 3 in Quarrying | Derwent Training Centre | 2012 | 2013'],
  },
];
