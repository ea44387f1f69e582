import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const portuguese = (text: string) => () =>
  printedLines(`# Nivaldo Serrano Cruz
Juazeiro – BA | (74) 98833-4545 | nivaldo.cruz@exemplo.com

${text}`);

const english = (text: string) => () =>
  printedLines(`# Harriet Molyneux
Leeds, UK | +44 7700 900871 | harriet.molyneux@example.com

${text}`);

/** Headings that say more than the usual words, and sections that only some people have. */
export const SECTION_NAMES: Habit[] = [
  {
    name: 'two headings that divide the jobs by their field',
    pdf: portuguese(`## PERFIL
Troco a cozinha pela programação.

## EXPERIÊNCIA COM PROGRAMAÇÃO
Programadora júnior – Estúdio Maré
jan/2024 – atual

## EXPERIÊNCIA FORA DA ÁREA
Cozinheira – Bistrô da Praça
mar/2018 – dez/2023

## FORMAÇÃO
Gastronomia – Universidade Potiguar
2015 – 2017`),
    jobs: [
      'Programadora júnior | Estúdio Maré | 2024-01 | now',
      'Cozinheira | Bistrô da Praça | 2018-03 | 2023-12',
    ],
  },
  {
    name: 'a heading with the place of the jobs',
    pdf: portuguese(`## Experiência no exterior e no Brasil
Operador de máquinas – Conserveira do Tejo
mai/2016 – abr/2022

Auxiliar de produção – Frigorífico Boa Carne
fev/2010 – mar/2016

## Escolaridade
Ensino médio – Colégio Estadual Rui Barbosa – 2009`),
    jobs: [
      'Operador de máquinas | Conserveira do Tejo | 2016-05 | 2022-04',
      'Auxiliar de produção | Frigorífico Boa Carne | 2010-02 | 2016-03',
    ],
  },
  {
    name: 'a numbered heading with the kind of employer',
    pdf: portuguese(`## 1. FORMAÇÃO ACADÊMICA
Especialização em Finanças – ENAP – 2015

## 2. EXPERIÊNCIA NA ADMINISTRAÇÃO PÚBLICA
Chefe de gabinete – Secretaria de Obras de Natal
03/2017 – atual

## 3. OUTRAS ATIVIDADES
Membro da comissão de ética desde 2020.`),
    jobs: ['Chefe de gabinete | Secretaria de Obras de Natal | 2017-03 | now'],
    schools: ['Especialização em Finanças | ENAP |  | 2015'],
  },
  {
    name: 'an English heading with the trade',
    pdf: english(`## Experience in hospitality
Head Waiter – The Old Mill
May 2019 – Present

## Experience as a teacher
Teaching Assistant – Moor Lane School
Sept 2014 – April 2019

## Education
BA History – University of Leeds – 2013`),
    jobs: [
      'Head Waiter | The Old Mill | 2019-05 | now',
      'Teaching Assistant | Moor Lane School | 2014-09 | 2019-04',
    ],
  },
  {
    name: 'an English heading with the field',
    pdf: english(`## BAR ADMISSIONS
New York (2017)

## LEGAL EXPERIENCE
Senior Associate – Hartwell Pike LLP
January 2021 – Present

## EDUCATION
BA History – University of Leeds – 2013`),
    fields: { experienceSummary: 'Senior Associate – Hartwell Pike LLP\nJanuary 2021 – Present' },
    jobs: ['Senior Associate | Hartwell Pike LLP | 2021-01 | now'],
  },
  {
    name: 'a sentence that begins like such a heading',
    pdf: portuguese(`## PERFIL
Experiência com vendas e atendimento ao público
Experiência em lojas de rua.

## EXPERIÊNCIA
Vendedora – Loja Sol
2019 – 2022`),
    jobs: ['Vendedora | Loja Sol | 2019 | 2022'],
  },
  {
    name: 'grants and supervision among the sections of an academic',
    pdf: english(`## Academic Appointments
2018–2023 Senior Lecturer, University of Leeds
2012–2018 Lecturer, University of Hull

## Grants
2019–2022 Norwood Fellowship (£40,000)
2014 Humber Small Grant

## Supervision
Four PhD students (2015–2023)`),
    jobs: [
      'Senior Lecturer | University of Leeds | 2018 | 2023',
      'Lecturer | University of Hull | 2012 | 2018',
    ],
  },
  {
    name: 'training that belongs to the job',
    pdf: english(`## WORK EXPERIENCE
Park Ranger – Moorland Trust
06/2015 – 09/2019

## EDUCATION
BA Geography – University of Leeds – 2014

## JOB RELATED TRAINING
Wardens Academy, National Training Centre, 2020`),
    schools: ['BA Geography | University of Leeds |  | 2014'],
  },
  {
    name: 'study under one word, after the work',
    pdf: english(`## HELLO
Baker with a soft spot for rye.

## WORK
Shop Manager, Crumb and Crust
Jan 2020 — now

## STUDY
Diploma in Baking, Ashby College
2014 — 2016`),
    jobs: ['Shop Manager | Crumb and Crust | 2020-01 | now'],
    schools: ['Diploma in Baking | Ashby College | 2014 | 2016'],
  },
  {
    name: 'headings in the words of a young person',
    pdf: portuguese(`## MEU OBJETIVO
Vaga de jovem aprendiz.

## MINHA ESCOLA
2º ano do ensino médio (tarde)
E. E. Castro Alves
Conclusão prevista: 2027

## CURSOS QUE FIZ
Informática — SENAI — 2024

## MINHAS QUALIDADES
Pontual e calma.`),
    fields: { educationLevel: 'Ensino Médio' },
    schools: ['2º ano do ensino médio | E. E. Castro Alves |  | 2027'],
  },
  {
    name: 'headings that are labels, in the same column as the jobs',
    pdf: portuguese(`OBJETIVO: COZINHEIRA

EXPERIÊNCIAS:

EMPRESA: HOTEL DAS DUNAS
FUNÇÃO: COZINHEIRA
ADMISSÃO: 10/01/2020 SAÍDA: 22/08/2025

EMPRESA: CANTINA DA NONA
FUNÇÃO: AJUDANTE
ADMISSÃO: 03/03/2014 SAÍDA: 30/11/2019

CURSOS: MANIPULAÇÃO DE ALIMENTOS – SENAC – 2019

IDIOMAS: ESPANHOL BÁSICO`),
    jobs: [
      'COZINHEIRA | HOTEL DAS DUNAS | 2020-01 | 2025-08',
      'AJUDANTE | CANTINA DA NONA | 2014-03 | 2019-11',
    ],
  },
];
