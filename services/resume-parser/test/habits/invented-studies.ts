import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const british = (studies: string) => () =>
  printedLines(`# Imelda Castleton
Exeter EX4 6NS
imelda.castleton@example.org
07700 900 287
Education
${studies}
Experience
Bookseller
Harbour Books, Exeter
Oct 2019 – now`);

/** Lines that were read as a study of their own, or as a course. */
export const INVENTED_STUDIES: Habit[] = [
  {
    name: 'two exams of one school, whose years stand below both',
    pdf: british(`University of Exeter
Penryn Campus, Cornwall
BA (Hons) Film Studies
Sept 2016 – July 2019
Ilfracombe Grammar School
A Levels: English (A), History (B)
GCSEs: 9 at grades A*-B
2009 – 2016`),
    schools: [
      'BA (Hons) Film Studies | University of Exeter | 2016-09 | 2019-07',
      'A Levels | Ilfracombe Grammar School | 2009 | 2016',
    ],
  },
  {
    name: 'two exams behind the colon of their school',
    pdf: british(`PGCE Primary, University of Exeter, 2012 – 2013
St Jude School, Barnstaple: 3 A levels, 9 GCSEs, 2001 – 2008`),
    schools: [
      'PGCE Primary | University of Exeter | 2012 | 2013',
      '3 A levels | St Jude School | 2001 | 2008',
    ],
  },
  {
    name: 'a town next to the dates over a degree, and the field behind its label',
    pdf: british(`01/09/2010 – 30/06/2014 Olsztyn, Poland
## VOCATIONAL TECHNICIAN Technical School No. 4
Field of study Electrical engineering`),
    fields: { educationLevel: 'Técnico', educationCourse: 'Electrical engineering' },
  },
  {
    name: 'a school that stands there for a short course only, and a summer school',
    pdf: () =>
      printedLines(`# Jussara Hinkel Prado
jussara.prado@exemplo.com.br
(47) 99650-3318
## Formação
FURB
MBA em Controladoria
Conclusão: julho/2016
Instituto Brasileiro de Contabilidade
Curso de atualização em PIS e COFINS, 2018
SENAI Blumenau
Técnico em Contabilidade, 2006 a 2007
Escola de Verão da UFPR, 2009
## Experiência
Contadora – Malhas Garcia – 2010 a 2019`),
    schools: [
      'MBA em Controladoria | FURB |  | 2016-07',
      'Técnico em Contabilidade | SENAI Blumenau | 2006 | 2007',
    ],
  },
  {
    name: 'a bachelor of laws with its class',
    pdf: british(`LLM in Maritime Law, University of Exeter, 2020 – 2021
LLB Law (2:1), University of Plymouth, 2016 – 2019`),
    fields: { educationLevel: 'Mestrado', educationCourse: 'Maritime Law' },
  },
];
