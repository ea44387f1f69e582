import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const resume = (studies: string) => () =>
  printedLines(`# Jurandir Pacheco Lemos
Sorocaba – SP | (15) 99711-2030 | jurandir.lemos@exemplo.com

${studies}

## EXPERIÊNCIA PROFISSIONAL
Porteiro   03/2019 a 11/2023
Condomínio Vista Alegre
Controle de acesso.`);

/** What is ticked, denied, planned or no degree at all. */
export const STUDIES: Habit[] = [
  {
    name: 'brackets on one line',
    pdf: resume('## ESCOLARIDADE\n( ) Fundamental   ( ) Médio   (X) Técnico   ( ) Superior'),
    fields: { educationLevel: 'Técnico', educationCourse: '' },
  },
  {
    name: 'ballot boxes',
    pdf: resume(
      '## Grau de instrução\n☐ Ensino Fundamental\n☑ Ensino Médio\n☐ Ensino Superior\n☐ Pós-graduação',
    ),
    fields: { educationLevel: 'Ensino Médio', educationCourse: '' },
  },
  {
    name: 'boxes of a symbol font',
    pdf: resume('## ESCOLARIDADE\n\uF0A8 Ensino Fundamental\n\uF0FE Ensino Médio\n\uF0A8 Ensino Superior'),
    fields: { educationLevel: 'Ensino Médio', educationCourse: '' },
  },
  {
    name: 'a lone X before the answer',
    pdf: resume('## ESCOLARIDADE\n__ Ensino Médio\nX Ensino Superior em Logística\n__ Mestrado'),
    fields: { educationLevel: 'Graduação', educationCourse: 'Logística' },
  },
  {
    name: 'the tick behind the answer',
    pdf: resume('## ESCOLARIDADE\nEnsino Fundamental [ ]\nEnsino Médio [X]\nEnsino Superior [ ]'),
    fields: { educationLevel: 'Ensino Médio', educationCourse: '' },
  },
  {
    name: 'a sentence that denies',
    pdf: resume(
      '## Formação\nNão tenho curso superior.\nConcluí o ensino médio em 2009, na E.E. Getúlio Vargas.',
    ),
    fields: { educationLevel: 'Ensino Médio', educationCourse: '' },
  },
  {
    name: 'questions with yes and no',
    pdf: resume('## ESCOLARIDADE\nEnsino médio: sim\nEnsino superior: não\nPós-graduação: não'),
    fields: { educationLevel: 'Ensino Médio', educationCourse: '' },
  },
  {
    name: 'without, and studies that are only planned',
    pdf: resume(
      '## ESCOLARIDADE\nSem graduação\nGraduação em Direito (a cursar em 2027)\nSegundo grau completo',
    ),
    fields: { educationLevel: 'Ensino Médio', educationCourse: '' },
  },
  {
    name: 'an extension course of a university',
    pdf: resume(
      '## FORMAÇÃO ACADÊMICA\nExtensão universitária em Gestão de Pessoas – USP – 60 horas\nEnsino médio completo – EE Santos Dumont – 2008',
    ),
    fields: { educationLevel: 'Ensino Médio', educationCourse: '' },
    degrees: ['Ensino Médio'],
  },
  {
    name: 'a free course with the words of a degree',
    pdf: resume(
      '## FORMAÇÃO\nCurso livre de Especialização em Vendas – Sebrae – 20h\nMinicurso de Pós-Graduação: como escolher – 2h\nTécnico em Segurança do Trabalho – SENAC – 2015',
    ),
    fields: { educationLevel: 'Técnico', educationCourse: 'Segurança do Trabalho' },
  },
  {
    name: 'interrupted studies count with their level',
    pdf: resume(
      '## FORMAÇÃO\nGraduação em Administração – UNISO (trancada em 2018)\nEnsino médio completo – 2010',
    ),
    fields: { educationLevel: 'Graduação', educationCourse: 'Administração' },
  },
  {
    name: 'a degree beside what is denied',
    pdf: resume('## FORMAÇÃO\nBacharel em Enfermagem – PUC-SP – 2014 (sem pós-graduação)'),
    fields: { educationLevel: 'Graduação', educationCourse: 'Enfermagem' },
  },
];
