import type { Habit } from './habit.js';
import { english, portuguese } from './short-resumes.js';

/** Studies in sentences, behind colons and in tables, and the exams of British schools. */
export const TOLD_STUDIES: Habit[] = [
  {
    name: 'studies in sentences',
    pdf: portuguese(
      'Estudos',
      `Terminei o ensino médio no Colégio Estadual Lyceu em 2009.
Em 2013 concluí o curso técnico em Soldagem no SENAI Londrina.`,
    ),
    schools: [
      'ensino médio | Colégio Estadual Lyceu |  | 2009',
      'curso técnico em Soldagem | SENAI Londrina |  | 2013',
    ],
  },
  {
    name: 'studies in one paragraph',
    pdf: portuguese(
      'Minha formação',
      `Cursei Letras na Universidade Estadual de Londrina de 2010 a 2014. Depois fiz
especialização em Tradução na PUC Minas, concluída em 2016.`,
    ),
    schools: [
      'Letras | Universidade Estadual de Londrina | 2010 | 2014',
      'especialização em Tradução | PUC Minas |  | 2016',
    ],
  },
  {
    name: 'the school first in a sentence',
    pdf: english(
      'Education',
      `I graduated from the University of Hull with a BSc in Marine Biology in 2012.
At Wyke Sixth Form College I studied A-levels from 2007 to 2009.`,
    ),
    schools: [
      'BSc in Marine Biology | University of Hull |  | 2012',
      'A-levels | Wyke Sixth Form College | 2007 | 2009',
    ],
  },
  {
    name: 'A-levels with their subjects, over the school',
    pdf: english(
      'Education',
      `## BSc (Hons) Adult Nursing   2016 – 2019
University of Leeds
A-levels: Biology (B), Psychology (B), English (C)   2012 – 2014
Notre Dame Sixth Form College`,
    ),
    schools: [
      'BSc (Hons) Adult Nursing | University of Leeds | 2016 | 2019',
      'A-levels | Notre Dame Sixth Form College | 2012 | 2014',
    ],
  },
  {
    name: 'A-levels with their subjects, below the school',
    pdf: english(
      'Education',
      `Calder High School, 2002 – 2009
A-levels: Physics (A), Maths (B)`,
    ),
    schools: ['A-levels | Calder High School | 2002 | 2009'],
  },
  {
    name: 'a school behind a colon',
    pdf: english(
      'Education',
      `BA English: Aston University, 2010 – 2013
Access to Higher Education Diploma: Bournville College, 2009`,
    ),
    schools: [
      'BA English | Aston University | 2010 | 2013',
      'Access to Higher Education Diploma | Bournville College |  | 2009',
    ],
  },
  {
    name: 'a table with one year on each row',
    pdf: portuguese(
      'Formação',
      `Ano   Instituição   Curso
2012   EEEFM Barroso   Ensino Médio
2018   Faculdade Multivix   Gestão de Recursos Humanos`,
    ),
    schools: [
      'Ensino Médio | EEEFM Barroso |  | 2012',
      'Gestão de Recursos Humanos | Faculdade Multivix |  | 2018',
    ],
  },
  {
    name: 'a grade behind the position and an office of a state',
    pdf: english(
      'Employment',
      `Staff Nurse, Band 5   Sept 2019 – present
Larkspur Hospital Trust
Healthcare Assistant   Jan 2016 – Aug 2019
Oakwell Care Home`,
    ),
    jobs: [
      'Staff Nurse, Band 5 | Larkspur Hospital Trust | 2019-09 | now',
      'Healthcare Assistant | Oakwell Care Home | 2016-01 | 2019-08',
    ],
  },
  {
    name: 'an office of a state for employer',
    pdf: portuguese(
      'Atuação docente',
      `Professor Assistente – IFPR – 2013 a 2019
Professor da rede estadual – SEDUC/PR – 2009 a 2013`,
    ),
    jobs: [
      'Professor Assistente | IFPR | 2013 | 2019',
      'Professor da rede estadual | SEDUC/PR | 2009 | 2013',
    ],
  },
  {
    name: 'lines with durations that nearly reach the margin',
    pdf: portuguese(
      'Experiência',
      `Casa de família – diarista – 6 anos
Lavanderia Branca de Neve – passadeira – 3 anos
Condomínio Flores – auxiliar de limpeza – 2 anos`,
    ),
    jobs: [
      'diarista | Casa de família |  | ',
      'passadeira | Lavanderia Branca de Neve |  | ',
      'auxiliar de limpeza | Condomínio Flores |  | ',
    ],
  },
];
