import type { Habit } from './habit.js';
import { english, portuguese, rows } from './short-resumes.js';

/** Lines of studies that name a school or a degree in an unusual way, or only seem to. */
export const STUDY_NOTES: Habit[] = [
  {
    name: 'the hours of a course below it, with the dates above',
    pdf: english(
      'Education',
      `September 2020 – January 2021
Humber Code School, Web Development Certificate
480-hour bootcamp; final project on bus times
2009 – 2013
University of Leeds, Bachelor of Music in Performance
First class`,
    ),
    schools: [
      'Web Development Certificate | Humber Code School | 2020-09 | 2021-01',
      'Bachelor of Music in Performance | University of Leeds | 2009 | 2013',
    ],
  },
  {
    name: 'an exchange abroad between two degrees',
    pdf: english(
      'Education and Training',
      `01/10/2015 – 30/06/2017 – Leeds, UK
MSc in Naval Architecture – Ashby University of Technology
01/08/2016 – 20/12/2016 – Bergen, Norway
Erasmus+ exchange – HVL Bergen
01/10/2011 – 15/02/2015 – Leeds, UK
BEng in Mechanical Engineering – Ashby University of Technology`,
    ),
    schools: [
      'MSc in Naval Architecture | Ashby University of Technology | 2015-10 | 2017-06',
      'Erasmus+ exchange | HVL Bergen | 2016-08 | 2016-12',
      'BEng in Mechanical Engineering | Ashby University of Technology | 2011-10 | 2015-02',
    ],
  },
  {
    name: 'institutes behind a degree without a separator',
    pdf: portuguese(
      'Educação e Formação',
      `[ 2019 – 2021 ]
Mestrado em Engenharia de Materiais Instituto Tecnológico de Pesquisas Aplicadas
Tese: Ligas leves em trilhos
[ 2016 – 2018 ]
Especialização em Gestão Hospitalar Escola Nacional de Saúde
[ 2010 – 2014 ]
Graduação em Física Pontifícia Universidade Católica de Minas Gerais`,
    ),
    schools: [
      'Mestrado em Engenharia de Materiais | Instituto Tecnológico de Pesquisas Aplicadas | 2019 | 2021',
      'Especialização em Gestão Hospitalar | Escola Nacional de Saúde | 2016 | 2018',
      'Graduação em Física | Pontifícia Universidade Católica de Minas Gerais | 2010 | 2014',
    ],
  },
  {
    name: 'a year in the margin between a school and its degree',
    pdf: rows(
      [50, '## Education'],
      [180, '## Aireborough Community College, Leeds, UK'],
      [50, '2016'],
      [180, 'Associate of Applied Science, Office Administration'],
      [180, '## Otley High School, Otley, UK'],
      [50, '2012'],
      [180, 'High School Diploma'],
    ),
    schools: [
      'Associate of Applied Science, Office Administration | Aireborough Community College |  | 2016',
      'High School Diploma | Otley High School |  | 2012',
    ],
  },
  {
    name: 'labels and values of a form, each on its row',
    pdf: rows(
      [50, '## Formação acadêmica'],
      [60, 'Grau', [170, 'Pós-graduação']],
      [60, 'Curso', [170, 'Gestão de Pessoas']],
      [60, 'Instituição', [170, 'Faculdade Monte Azul']],
      [60, 'Situação', [170, 'Em andamento']],
      [60, 'Início', [170, '03/2025']],
      [60, 'Previsão de término', [170, '12/2040']],
      [60, 'Grau', [170, 'Graduação (Bacharelado)']],
      [60, 'Curso', [170, 'Psicologia']],
      [60, 'Instituição', [170, 'Centro Universitário Serra Clara']],
      [60, 'Situação', [170, 'Concluído']],
      [60, 'Início', [170, '01/2015']],
      [60, 'Conclusão', [170, '12/2019']],
    ),
    schools: [
      'Pós-graduação, Gestão de Pessoas | Faculdade Monte Azul | 2025-03 | 2040-12',
      'Graduação (Bacharelado), Psicologia | Centro Universitário Serra Clara | 2015-01 | 2019-12',
    ],
  },
];
