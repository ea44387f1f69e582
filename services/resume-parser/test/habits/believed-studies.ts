import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

/** What stands among studies and is none, and studies whose lines look unlike one. */
export const BELIEVED_STUDIES: Habit[] = [
  {
    name: 'a form of studies whose labels are no usual ones',
    pdf: () =>
      printedLines(`CURRICULUM VITAE OF THANDI M. KHOZA
## PERSONAL DETAILS
Surname   Khoza
First names   Thandi Mary
Contact no.   073 555 0144
## EDUCATIONAL QUALIFICATIONS
Last school attended   Bhukulani Secondary School
Highest standard passed   Grade 12
Year   2006
Subjects   isiZulu, English and Biology
## WORK EXPERIENCE
Company   Sandton Bay Hotel
Position   Pastry Cook
Duration   01 June 2015 – to date`),
    schools: ['Grade 12 | Bhukulani Secondary School |  | 2006'],
    jobs: ['Pastry Cook | Sandton Bay Hotel | 2015-06 | now'],
  },
  {
    name: 'a class of a school whose board stands in brackets',
    pdf: () =>
      printedLines(`# R. Meghana
98490 55517 | meghana@mail.example
## Education
Kakatiya Valley Institute of Technology   Warangal, Telangana
B.Tech in Civil Engineering   Aug. 2022 – May 2026
Gowtham Junior College   Vijayawada, Andhra Pradesh
Intermediate (MPC), 96.1%   2020 – 2022
Vidya Niketan (CBSE)   Guntur
Class X, 9.6 CGPA   2020
## Projects
Rainfall maps of a district in a browser`),
    schools: [
      'B.Tech in Civil Engineering | Kakatiya Valley Institute of Technology | 2022-08 | 2026-05',
      'Intermediate (MPC) | Gowtham Junior College | 2020 | 2022',
      'Class X | Vidya Niketan |  | 2020',
    ],
  },
  {
    name: 'studies of Europass in capitals, at schools of another language',
    pdf: () =>
      printedLines(`# Ondřej Malý
Phone number: (+420) 601555017 | Email address: ondrej@mail.example
## EDUCATION AND TRAINING
[ 2006 – 2010 ]
## TECHNICIAN – ELECTRICAL DRIVES
Vyšší škola Brno-sever
Address: Brno (Czechia) | Level in EQF: EQF level 4
[ 09/2010 – 2012 ]
## CIVIL ENGINEERING (FIRST YEAR, NOT COMPLETED)
Technická fakulta Moravia
Brno, Czechia
## LANGUAGE SKILLS
Mother tongue(s): Czech`),
    schools: [
      'TECHNICIAN – ELECTRICAL DRIVES | Vyšší škola Brno-sever | 2006 | 2010',
      'CIVIL ENGINEERING (FIRST YEAR, NOT COMPLETED) | Technická fakulta Moravia | 2010-09 | 2012',
    ],
  },
  {
    name: 'a level whose end stands below its school',
    pdf: () =>
      printedLines(`# Ivone Schmitt Klein
Blumenau, SC | 47 9 9155-0144
## FORMAÇÃO
CEDUP Hermann Weege, Blumenau — Técnico em Enfermagem
início 2023, cursando 3º módulo
EJA Vale Verde — Ensino médio
concluído em 2012`),
    schools: [
      'Técnico em Enfermagem | CEDUP Hermann Weege | 2023 | ',
      'Ensino médio | EJA Vale Verde |  | 2012',
    ],
  },
  {
    name: 'a level and no school below the personal data of a portal',
    pdf: () =>
      printedLines(`# Osvaldo Neri Prado
Vilhena, RO
(69) 99255-0144
## Formação escolar
Ensino Fundamental completo
## Experiência profissional
Tratorista   2018 – 2022
Fazenda Rio Claro`),
    schools: ['Ensino Fundamental completo |  |  | '],
  },
  {
    name: 'stages of school as labels over a degree',
    pdf: () =>
      printedLines(`# ANGELICA R. BAUTISTA, RN
Mobile No.: 0917 555 0199
Email Address: arbautista@mail.example

EDUCATIONAL ATTAINMENT
Tertiary:   Far Eastern Medical Institute
Bachelor of Science in Nursing
2012 – 2016
Secondary:   Imus National High School
2008 – 2012
Elementary:   Imus Elementary School
2002 – 2008`),
    schools: [
      'Bachelor of Science in Nursing | Far Eastern Medical Institute | 2012 | 2016',
      ' | Imus National High School | 2008 | 2012',
      ' | Imus Elementary School | 2002 | 2008',
    ],
    fields: { phone: '0917 555 0199', educationCourse: 'Nursing' },
  },
  {
    name: 'an associate degree by its letters, and a school before a colon',
    pdf: () =>
      printedLines(`# Rhonda Castillo
Temple, TX 76501 | (254) 555-0133 | rhonda@mail.example
## EDUCATION
A.A.S., Welding Technology – Prairie Creek College, Temple, TX, 2018
Killeen Technical College: Certificate in Pipe Fitting, 2014`),
    schools: [
      'A.A.S, Welding Technology | Prairie Creek College |  | 2018',
      'Certificate in Pipe Fitting | Killeen Technical College |  | 2014',
    ],
  },
  {
    name: 'a high school with its town, a college of Quebec and a university of a state',
    pdf: () =>
      printedLines(`# Agnes Lavoie
Tel: +256 772 555 024 | agnes@mail.example
## Education
B.S. Industrial Engineering, State University of the Delta, 2020
DEC, Early Childhood Education   2016
Cégep de la Rive, Sherbrooke, QC
2012-2014 St. Mary High School Namuwongo – Uganda Advanced Certificate of Education (UACE)`),
    schools: [
      'B.S. Industrial Engineering | State University of the Delta |  | 2020',
      'DEC, Early Childhood Education | Cégep de la Rive |  | 2016',
      'Uganda Advanced Certificate of Education (UACE) | St. Mary High School Namuwongo | 2012 | 2014',
    ],
  },
  {
    name: 'the body that awards a certificate with an unknown name',
    pdf: () =>
      printedLines(`# Dean Horrocks
Leeds | 07700 900611 | dean@mail.example
## Education and training
NVQ Level 3 Plumbing   Park Lane College   2006 – 2010
17th Edition Wiring   City & Guilds   2015`),
    schools: ['NVQ Level 3 Plumbing | Park Lane College | 2006 | 2010'],
  },
];
