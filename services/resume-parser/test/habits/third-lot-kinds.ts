import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';
import { english, portuguese } from './short-resumes.js';

/** What a third lot by an author who knew no rules showed in the lines of entries, in other words. */
export const THIRD_LOT_KINDS: Habit[] = [
  {
    name: 'employers whose legal form has the letters of a province',
    pdf: english(
      'Experience',
      `## Payroll Lead
## Solvind Lön AB
March 2021 – Present   Lund
Pays nine hundred people on time, in four countries and three currencies.
## Payroll Clerk
## Havsbris Redovisning AB
May 2017 – February 2021   Ystad
Kept the ledgers of forty small firms.`,
    ),
    jobs: [
      'Payroll Lead | Solvind Lön AB | 2021-03 | now',
      'Payroll Clerk | Havsbris Redovisning AB | 2017-05 | 2021-02',
    ],
  },
  {
    name: 'a rise within a job, and time without one',
    pdf: english(
      'Career History',
      `## Mar 2014 – Dec 2021: Site Joiner, Braithwaite Homes Ltd, Otley
Stairs and roofs.
Jan 2013 – Feb 2014: Unemployed
## Sept 2006 – Dec 2012: Apprentice, then Joiner, Wharfe & Daughters, Ilkley
Doors, floors and shop fronts.`,
    ),
    jobs: [
      'Site Joiner | Braithwaite Homes Ltd | 2014-03 | 2021-12',
      'Apprentice, then Joiner | Wharfe & Daughters | 2006-09 | 2012-12',
    ],
  },
  {
    name: 'abbreviations inside a position',
    pdf: english(
      'Experience',
      `## Assistant to Prof. Agnes Thorne   2019 – 2021
Wharfedale Institute
## Research fellow (Wiss. Mitarbeiter)   2016 – 2019
Technische Schule Talheim`,
    ),
    jobs: [
      'Assistant to Prof. Agnes Thorne | Wharfedale Institute | 2019 | 2021',
      'Research fellow (Wiss. Mitarbeiter) | Technische Schule Talheim | 2016 | 2019',
    ],
  },
  {
    name: 'a second field and coursework below a degree',
    pdf: english(
      'Education',
      `WILLOWMERE COLLEGE   Keene, NH
Bachelor of Arts in History. GPA 3.5   Expected May 2028
Secondary field in Music. Relevant coursework: Archives, Oral History, Maps.`,
    ),
    schools: ['Bachelor of Arts in History | WILLOWMERE COLLEGE |  | 2028-05'],
  },
  {
    name: 'a school with its mode, an unknown town, an average and hours',
    pdf: english(
      'Education',
      `## Master of Social Work, 06/2017
Prairie Rim University (online), Larned, KS. GPA 3.7. 48 semester hours.
## Bachelor of Arts, Psychology, 05/2013
Cottonwood University (evening program), Larned, KS. GPA 3.2. 120 semester hours.`,
    ),
    schools: [
      'Master of Social Work | Prairie Rim University |  | 2017-06',
      'Bachelor of Arts, Psychology | Cottonwood University |  | 2013-05',
    ],
  },
  {
    name: 'series and grades of public posts behind the position',
    pdf: english(
      'Professional Experience',
      `## Office of Inland Harbors
400 Quay St, Duluth, MN 55802
Budget Analyst, GS-0560-11   04/2020 – Present
Hours per week: 40
United States Coast Guard
Storekeeper, E-4   07/2012 – 03/2020
Hours per week: 50`,
    ),
    jobs: [
      'Budget Analyst | Office of Inland Harbors | 2020-04 | now',
      'Storekeeper | United States Coast Guard | 2012-07 | 2020-03',
    ],
  },
  {
    name: 'vivências depois dos estudos',
    pdf: () =>
      printedLines(`# Adalgisa Ferraz Monteiro
Londrina – PR | adalgisa@exemplo.com

## Estudos
## 2021 → 2024
Tecnólogo em Gastronomia
Faculdade Campo Aberto

## Vivências
## ago/2022 → dez/2022
Monitora de confeitaria
Faculdade Campo Aberto
## jan/2019 → fev/2021
Ajudante de cozinha
Restaurante Panela Velha`),
    jobs: [
      'Monitora de confeitaria | Faculdade Campo Aberto | 2022-08 | 2022-12',
      'Ajudante de cozinha | Restaurante Panela Velha | 2019-01 | 2021-02',
    ],
    schools: ['Tecnólogo em Gastronomia | Faculdade Campo Aberto | 2021 | 2024'],
  },
  {
    name: 'a whole stay over positions, one of them with its unit',
    pdf: english(
      'Experience',
      `## Royal Navy, 2003–2020
Petty Officer, Supply Division   July 2014–August 2020
Portsmouth, Hampshire
• Kept the stores of two ships.
Leading Hand   March 2008–June 2014
Plymouth, Devon
• Ran a galley store.
Stores Rating   June 2003–February 2008
Faslane, Scotland
• Counted and packed.
## Solent Chandlery
Depot Manager   October 2020–Present
Gosport, Hampshire
• Nine people.`,
    ),
    jobs: [
      'Petty Officer, Supply Division | Royal Navy | 2014-07 | 2020-08',
      'Leading Hand | Royal Navy | 2008-03 | 2014-06',
      'Stores Rating | Royal Navy | 2003-06 | 2008-02',
      'Depot Manager | Solent Chandlery | 2020-10 | now',
    ],
  },
  {
    name: 'courses taught, under a heading of their own',
    pdf: english(
      'Employment',
      `2021–   Lecturer in Botany, Calder University, Leeds
2016–2021   Research Fellow, Norwich Institute of Plants
## Teaching
2022–   BIO2040 Mosses and ferns (Calder), course leader, 90 students
2023–   BIO3100 Field week (Calder)`,
    ),
    jobs: [
      'Lecturer in Botany | Calder University | 2021 | now',
      'Research Fellow | Norwich Institute of Plants | 2016 | 2021',
    ],
  },
  {
    name: 'a doctorate of engineering',
    pdf: english(
      'Education',
      'Dr.-Ing., Technische Hochschule Talheim, 2011 – 2015\nAbitur, Gauss-Gymnasium, 2004',
    ),
    fields: { educationLevel: 'Doutorado' },
  },
  {
    name: 'a school before its exams behind a colon',
    pdf: english(
      'Qualifications',
      `2006 – 2008 NVQ Level 3 Joinery, Aire College, Leeds
2001 – 2006 Moorside Road Comprehensive: 7 GCSEs incl. Maths (B) and English (C)`,
    ),
    schools: [
      'NVQ Level 3 Joinery | Aire College | 2006 | 2008',
      '7 GCSEs | Moorside Road Comprehensive | 2001 | 2006',
    ],
  },
  {
    name: 'empregos com o nome da empresa terminado em sigla',
    pdf: portuguese(
      'Experiência',
      `## Fiscal de loja
Mercado Bom Preço SC
03/2018 – 07/2021
Ronda e registro de ocorrências durante o turno da noite e nos fins de semana.`,
    ),
    jobs: ['Fiscal de loja | Mercado Bom Preço SC | 2018-03 | 2021-07'],
  },
  {
    name: 'an unknown town behind an employer, where the others have known ones',
    pdf: english(
      'Experience',
      `## Saint Ita Hospital, Albuquerque — Staff Nurse
2020 – Present
Night shifts on a ward of thirty beds, and the training of new nurses.
## Mesa Vista Hospital, Los Portales — Ward Nurse
2017 – 2020
Care after surgery.
## Sandia Care Home, Albuquerque — Nursing Aide
2015 – 2017
Meals and washing.`,
    ),
    jobs: [
      'Staff Nurse | Saint Ita Hospital | 2020 | now',
      'Ward Nurse | Mesa Vista Hospital | 2017 | 2020',
      'Nursing Aide | Sandia Care Home | 2015 | 2017',
    ],
  },
  {
    name: 'uma cidade fora da lista depois do empregador',
    pdf: portuguese(
      'Experiência',
      `Enfermeira   2018 – 2023
Hospital Boa Vista, Salvador
Enfermeira   2015 – 2017
SAMU Litoral, São Bento do Rio Claro
Técnica de enfermagem   2012 – 2014
Clínica Mar Azul, Salvador`,
    ),
    jobs: [
      'Enfermeira | Hospital Boa Vista | 2018 | 2023',
      'Enfermeira | SAMU Litoral | 2015 | 2017',
      'Técnica de enfermagem | Clínica Mar Azul | 2012 | 2014',
    ],
  },
  {
    name: 'honours between a degree and its field',
    pdf: english(
      'Education',
      `WILLOWMERE COLLEGE   Keene, NH
Bachelor of Arts, Honors, in Anthropology   May 2022`,
    ),
    schools: ['Bachelor of Arts in Anthropology | WILLOWMERE COLLEGE |  | 2022-05'],
  },
  {
    name: 'schools attended in one table and the qualifications in another',
    pdf: () =>
      printedLines(`# Rosamund Achterberg
Leeds, UK | r.achterberg@example.com

## INSTITUTIONS ATTENDED WITH DATES
S/N   INSTITUTION   DATE
1.   Kaduna Coast University   2012 – 2016
2.   Gwaram Polytechnic, Ira   2009 – 2012
3.   St Ita's High School, Ira   2003 – 2009

## ACADEMIC QUALIFICATIONS WITH DATES
S/N   QUALIFICATION   DATE
1.   BSc Accounting   2016
2.   HND, Banking   2012
3.   Senior Certificate   2009`),
    schools: [
      'BSc Accounting | Kaduna Coast University | 2012 | 2016',
      'HND, Banking | Gwaram Polytechnic | 2009 | 2012',
      "Senior Certificate | St Ita's High School | 2003 | 2009",
    ],
  },
  {
    name: 'um órgão sem cargo sob o título de estágio',
    pdf: portuguese(
      'Experiência profissional',
      `## Advogada   2018 – 2023
Lobo & Dias Advogados
Contratos e audiências.
## Assistente jurídica   2016 – 2018
Cartório Vale Verde
Registros.

## Estágio
2014 – 2016
Defensoria Pública do Vale
Elaboração de peças.`,
    ),
    jobs: [
      'Advogada | Lobo & Dias Advogados | 2018 | 2023',
      'Assistente jurídica | Cartório Vale Verde | 2016 | 2018',
      ' | Defensoria Pública do Vale | 2014 | 2016',
    ],
  },
];
