import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const english = (text: string) => () =>
  printedLines(`# Rosamund Achterberg
Leeds, UK | +44 7700 900123 | r.achterberg@example.com

${text}`);

const portuguese = (text: string) => () =>
  printedLines(`# Genésio Falcão Brito
Caruaru – PE | (81) 99733-1212 | genesio.brito@exemplo.com

${text}`);

/** Further layouts of jobs and studies together: LaTeX classes, seasons, single dates, other headings. */
export const FURTHER_LAYOUTS: Habit[] = [
  {
    name: 'position and dates above employer and place',
    pdf: english(`## EXPERIENCE
## Backend Engineer   June 2020 – Present
Harrow Payments   Leeds, UK
• Built the ledger service.
## Software Engineering Intern   May 2019 – August 2019
Crosby Robotics   York, UK
• Wrote drivers in 2019 for three arms.

## EDUCATION
## University of Whitby   Whitby, UK
BSc in Computer Science, Minor in Music   Aug. 2016 – May 2020`),
    jobs: [
      'Backend Engineer | Harrow Payments | 2020-06 | now',
      'Software Engineering Intern | Crosby Robotics | 2019-05 | 2019-08',
    ],
    schools: ['BSc in Computer Science | University of Whitby | 2016-08 | 2020-05'],
  },
  {
    name: 'employer, bar, position; dates and place on one line below',
    pdf: english(`## EXPERIENCE
## HARROW PAYMENTS | DATA ENGINEER
Mar 2021 – Present | Leeds, UK
• Pipelines for settlement.
## CROSBY ROBOTICS | RESEARCH INTERN
Summer 2019 | York, UK
• Path planning.

## EDUCATION
## UNIVERSITY OF WHITBY
MSC IN STATISTICS
May 2020 | Whitby, UK
## ASHBY COLLEGE
BSC IN MATHEMATICS
June 2018 | Hull, UK`),
    jobs: [
      'DATA ENGINEER | HARROW PAYMENTS | 2021-03 | now',
      'RESEARCH INTERN | CROSBY ROBOTICS | 2019 | 2019',
    ],
    schools: [
      'MSC IN STATISTICS | UNIVERSITY OF WHITBY |  | 2020-05',
      'BSC IN MATHEMATICS | ASHBY COLLEGE |  | 2018-06',
    ],
  },
  {
    name: 'a single start date of the job that goes on',
    pdf: english(`## WORK HISTORY
## Ward Sister, Ripley Infirmary
Since March 2018
Twenty beds and a team of nine.
## Staff Nurse, St Oswald Hospice
2013 – 2018
Night shifts.

## QUALIFICATIONS
BSc (Hons) Nursing, University of Whitby, 2013`),
    jobs: ['Ward Sister | Ripley Infirmary | 2018-03 | now', 'Staff Nurse | St Oswald Hospice | 2013 | 2018'],
    schools: ['BSc (Hons) Nursing | University of Whitby |  | 2013'],
  },
  {
    name: 'a thesis and its adviser below the degree',
    pdf: english(`## EDUCATION
## PhD in Marine Ecology, University of Whitby   2014 – 2018
Thesis: Grazing on cold reefs at the University of Bergen station
Advisor: Prof. Ida Lund
## MSc in Oceanography, Ashby College   2012 – 2014
Dissertation: Currents of 2011

## RESEARCH EXPERIENCE
## Postdoctoral Fellow, Institute of Cold Seas   2019 – 2022
Kelp surveys.
## Research Assistant, Whitby Aquarium   2011 – 2012
Feeding trials.`),
    jobs: [
      'Postdoctoral Fellow | Institute of Cold Seas | 2019 | 2022',
      'Research Assistant | Whitby Aquarium | 2011 | 2012',
    ],
    schools: [
      'PhD in Marine Ecology | University of Whitby | 2014 | 2018',
      'MSc in Oceanography | Ashby College | 2012 | 2014',
    ],
  },
  {
    name: 'a mode of work in brackets and a place behind the employer',
    pdf: english(`## EMPLOYMENT
## Content Designer — Harrow Payments (Remote)
Jan 2022 – Present
Help pages.
## Copywriter — Calder & Sons, Leeds (Hybrid)
Feb 2018 – Dec 2021
Catalogues.`),
    jobs: [
      'Content Designer | Harrow Payments | 2022-01 | now',
      'Copywriter | Calder & Sons | 2018-02 | 2021-12',
    ],
  },
  {
    name: 'other headings and years only',
    pdf: portuguese(`## MINHA TRAJETÓRIA
## Mestre de obras – Construtora Alto do Moura
2016 – hoje
Equipe de vinte pedreiros.
## Pedreiro – Autônomo
2009 – 2016

## ONDE ESTUDEI
Ensino médio completo – Escola Estadual Dom Vital – 2008`),
    jobs: ['Mestre de obras | Construtora Alto do Moura | 2016 | now', 'Pedreiro | Autônomo | 2009 | 2016'],
    schools: ['Ensino médio completo | Escola Estadual Dom Vital |  | 2008'],
  },
  {
    name: 'a training at a school among the jobs',
    pdf: portuguese(`## EXPERIÊNCIA
## Professor de Física | Colégio Diocesano Agreste | fev/2018 – atual
Ensino médio e preparação para olimpíadas.
## Monitor de laboratório | Universidade do Agreste | ago/2014 – dez/2016
Apoio às aulas práticas.

## FORMAÇÃO ACADÊMICA
Licenciatura em Física | Universidade do Agreste | 2013 – 2017
Ensino Médio | Escola Técnica Mestre Vitalino | 2010 – 2012`),
    jobs: [
      'Professor de Física | Colégio Diocesano Agreste | 2018-02 | now',
      'Monitor de laboratório | Universidade do Agreste | 2014-08 | 2016-12',
    ],
    schools: [
      'Licenciatura em Física | Universidade do Agreste | 2013 | 2017',
      'Ensino Médio | Escola Técnica Mestre Vitalino | 2010 | 2012',
    ],
  },
  {
    name: 'dates before the titles, semesters of studies',
    pdf: portuguese(`## ATUAÇÃO PROFISSIONAL
03/2020 – atual: Torneiro mecânico, Metalúrgica Ipojuca
Peças sob desenho.
01/2015 – 02/2020: Ajudante de produção, Têxtil Brejo Novo
Abastecimento de linha.

## ESCOLARIDADE
1º semestre de 2012 – 2º semestre de 2014: Técnico em Mecânica, SENAI Caruaru`),
    jobs: [
      'Torneiro mecânico | Metalúrgica Ipojuca | 2020-03 | now',
      'Ajudante de produção | Têxtil Brejo Novo | 2015-01 | 2020-02',
    ],
    schools: ['Técnico em Mecânica | SENAI Caruaru | 2012 | 2014'],
  },
  {
    name: 'the dates of each study in a line of its own with its state',
    pdf: portuguese(`## FORMAÇÃO
## Bacharelado em Ciências Contábeis
Centro Universitário do Agreste
Início: 02/2019 | Conclusão prevista: 12/2027
## Curso Técnico em Contabilidade
ETE Nelson Barbalho
Concluído em 12/2017`),
    schools: [
      'Bacharelado em Ciências Contábeis | Centro Universitário do Agreste | 2019-02 | 2027-12',
      'Curso Técnico em Contabilidade | ETE Nelson Barbalho |  | 2017-12',
    ],
  },
];
