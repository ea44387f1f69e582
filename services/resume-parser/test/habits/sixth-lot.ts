import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const resume = (studies: string) => () =>
  printedLines(`Morag Fairbairn
morag.fairbairn@example.org
07700 900 461
EDUCATION
${studies}
WORK EXPERIENCE
2019 - Present   Workshop Supervisor
Clyde Marine Services Ltd, Greenock`);

/** Degrees as a sixth lot prints them. */
export const SIXTH_LOT: Habit[] = [
  {
    name: "a master's degree in design above a bachelor's degree",
    pdf: resume(`M.Des. in Service Design, Royal College of Art, 2014 - 2016
B.A. in Illustration, University of Dundee, 2009 - 2013`),
    fields: { educationLevel: 'Mestrado', educationCourse: 'Service Design' },
  },
  {
    name: 'a Scottish vocational qualification',
    pdf: resume('2006 - 2009   SVQ Level 3 in Plumbing and Heating, James Watt College'),
    fields: { educationLevel: 'Técnico', educationCourse: 'Plumbing and Heating' },
  },
  {
    name: "a technologist's degree",
    pdf: resume('Technologist Degree in Food Safety, IFC Blumenau, 2015 - 2018'),
    fields: { educationLevel: 'Graduação', educationCourse: 'Food Safety' },
  },
  {
    name: 'a course in brackets behind its degree, before a college with initials',
    pdf: resume('B.Tech (ECE)   KLNCE Madurai   2017   71.2%'),
    fields: { educationLevel: 'Graduação', educationCourse: 'ECE' },
  },
  {
    name: 'a field in brackets behind its degree',
    pdf: resume('B.Com (Taxation)   Nizam College   2012   64%'),
    fields: { educationLevel: 'Graduação', educationCourse: 'Taxation' },
  },
  {
    name: 'sections with numbers without a full stop, as articles of LaTeX have them',
    pdf: () =>
      printedLines(`Raimunda Sales Brandão
1   Contato
raimunda.brandao@exemplo.org.br
(92) 98114-6027
2   Formação
Especialização em Gestão Escolar. Universidade Federal do Amazonas. 2015.
Licenciatura em Pedagogia. Universidade do Estado do Amazonas. 2006-2009.
3   Experiência profissional
Professora Alfabetizadora. Colégio Santa Doroteia. mar./2010 a dez./2014.
4   Idiomas
Espanhol intermediário`),
    schools: [
      'Especialização em Gestão Escolar | Universidade Federal do Amazonas |  | 2015',
      'Licenciatura em Pedagogia | Universidade do Estado do Amazonas | 2006 | 2009',
    ],
    jobs: ['Professora Alfabetizadora | Colégio Santa Doroteia | 2010-03 | 2014-12'],
    fields: { educationLevel: 'Pós-Graduação', educationCourse: 'Gestão Escolar' },
  },
];
