import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const head = `# Leonor Viegas Prata
leonor.prata@exemplo.com.br
(48) 99133-7720`;

/** What a seventh lot showed. */
export const SEVENTH_LOT: Habit[] = [
  {
    name: 'the sector of an employer below the text of each job, as Europass prints it in bold',
    pdf: () =>
      printedLines(`# Katrin Oldenburg
katrin.oldenburg@example.org
WORK EXPERIENCE
01/05/2017 – Present   Midwife
Klinikum Nordstadt, Hannover (Germany)
– Care of mothers before and after birth
## Business or sector Health care
01/10/2011 – 30/04/2017   Staff Nurse, Surgery
Marienkrankenhaus St. Anna, Hannover (Germany)
– Wound care
## Business or sector Health care
EDUCATION AND TRAINING
2008 – 2011   State-registered Nurse
Annastift School of Nursing, Hannover`),
    jobs: [
      'Midwife | Klinikum Nordstadt | 2017-05 | now',
      'Staff Nurse, Surgery | Marienkrankenhaus St. Anna | 2011-10 | 2017-04',
    ],
  },
  {
    name: 'an employer in small letters with its legal form',
    pdf: () =>
      printedLines(`# Selim Karaca
selim.karaca@example.org
Professional Experience
since 03/2020   Process Engineer
   evonik Werke Süd AG, Duisburg
05/2016 – 02/2020   Plant Technician
   Kessler Anlagen GmbH, Bochum
Education
2012 – 2016   Bachelor of Engineering in Process Engineering`),
    jobs: [
      'Process Engineer | evonik Werke Süd AG | 2020-03 | now',
      'Plant Technician | Kessler Anlagen GmbH | 2016-05 | 2020-02',
    ],
  },
  {
    name: 'a heading with the years of experience, over labelled jobs',
    pdf: () =>
      printedLines(`## ARVIND PRASAD SINHA
E-mail: arvind.sinha@example.in
## CAREER OBJECTIVE
To work with a reputed builder.
## WORK EXPERIENCE (9+ Years)
Organization:   M/s Tulsi Infra Pvt. Ltd.
Designation:   Site Engineer
Duration:   June 2019 to till date
Organization:   M/s Kaveri Builders Pvt. Ltd.
Designation:   Junior Engineer
Duration:   July 2015 to May 2019`),
    jobs: [
      'Site Engineer | M/s Tulsi Infra Pvt. Ltd. | 2019-06 | now',
      'Junior Engineer | M/s Kaveri Builders Pvt. Ltd. | 2015-07 | 2019-05',
    ],
  },
  {
    name: 'a sign that stands for an icon before an address with a point',
    pdf: () =>
      printedLines(`# CELSO AMARAL RIOS
Analista de RH
+55 48 99120-4471 @ celso.amaral@exemplo.com.br | Palhoça, Santa Catarina
EXPERIÊNCIA
Analista de RH – Têxtil Cambirela – 2016 a 2021`),
    fields: { email: 'celso.amaral@exemplo.com.br', phone: '(48) 99120-4471' },
  },
  {
    name: 'letters of other scripts and brackets that stand for icons among the contacts',
    pdf: () =>
      printedLines(`# BEATRIZ NOVAK LEMOS
Arquiteta e Urbanista
× (41) 99622-0187 ć beatriz@novaklemos.example Þ Curitiba, PR ] bianovaklemos
EXPERIÊNCIA
Arquiteta – Estúdio Araucária – 2016 a 2021`),
    fields: { email: 'beatriz@novaklemos.example', city: 'Curitiba', state: 'PR' },
  },
  {
    name: 'a course in bold print over its university and its level, and a level that is said twice',
    pdf: () =>
      printedLines(`${head}
## Formação acadêmica
## Ciências Contábeis
Universidade Federal de Sergipe
Ensino superior · Bacharelado · Cursando
Março de 2023 - Dezembro de 2028
## Ensino médio
Escola Estadual Barão de Mauá
Ensino médio · Concluído
Fevereiro de 2012 - Dezembro de 2014`),
    fields: { educationLevel: 'Graduação', educationCourse: 'Ciências Contábeis' },
    schools: [
      'Ensino superior, Bacharelado, Ciências Contábeis | Universidade Federal de Sergipe | 2023-03 | 2028-12',
      'Ensino médio | Escola Estadual Barão de Mauá | 2012-02 | 2014-12',
    ],
  },
  {
    name: 'bold employers over positions without dates, and who works on her own account',
    pdf: () =>
      printedLines(`${head}
EXPERIÊNCIA
Cabeleireira autônoma
Noivas e formandas em toda a região
## Salão Bela Ilha
Manicure e designer de unhas
Atendimento com hora marcada
## Perfumaria Lagoa - Shopping Iguatemi
Consultora de beleza
Demonstração de produtos
FORMAÇÃO
Ensino médio completo`),
    jobs: [
      'Cabeleireira autônoma |  |  | ',
      'Manicure e designer de unhas | Salão Bela Ilha |  | ',
      'Consultora de beleza | Perfumaria Lagoa |  | ',
    ],
  },
  {
    name: 'courses taught by a linguist, below the appointments',
    pdf: () =>
      printedLines(`# Dr Morwenna Tregear
m.tregear@example.ac.uk
APPOINTMENTS
2021–present   Lecturer in Linguistics, University of Exeter
2017–2021   Research Fellow, Wadham College, Oxford
TEACHING
2018–2021   Linguistic Theory (tutorials), Cornish Philology
EDUCATION
2013–2017   DPhil, Comparative Philology, University of Oxford`),
    jobs: [
      'Lecturer in Linguistics | University of Exeter | 2021 | now',
      'Research Fellow | Wadham College | 2017 | 2021',
    ],
    fields: { educationLevel: 'Doutorado', educationCourse: 'Comparative Philology' },
  },
  {
    name: 'the date of completion behind its label, as federal forms print it',
    pdf: () =>
      printedLines(`# Rosa Tsosie
rosa.tsosie@example.com
## Education
University of New Mexico   Albuquerque, NM United States
Bachelor's Degree
Completion Date: 05/2015
Major: Accounting GPA: 3.2 of a maximum 4.00
Kirtland Central High School   Kirtland, NM United States
High School or equivalent
Completion Date: 05/2010`),
    schools: [
      "Bachelor's Degree, Accounting | University of New Mexico |  | 2015-05",
      'High School or equivalent | Kirtland Central High School |  | 2010-05',
    ],
  },
];
