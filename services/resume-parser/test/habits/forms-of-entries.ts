import type { Habit } from './habit.js';
import { english, portuguese } from './short-resumes.js';

/** How programs and portals print the entries of a section: on one line, with labels, with numbers, with other things around them. */
export const FORMS_OF_ENTRIES: Habit[] = [
  {
    name: 'a period, an employer and the position behind "as"',
    pdf: english(
      'Work Experience',
      `Mar 2019 – Present: Brightwell Infotech as Senior Software Engineer
Designing services for insurers.
Jul 2015 – Feb 2019: Kaveri Data Works as Software Engineer
Maintained payroll modules.
Jun 2013 – Jun 2015: Nandi Systems as Graduate Trainee
Wrote test scripts.`,
    ),
    jobs: [
      'Senior Software Engineer | Brightwell Infotech | 2019-03 | now',
      'Software Engineer | Kaveri Data Works | 2015-07 | 2019-02',
      'Graduate Trainee | Nandi Systems | 2013-06 | 2015-06',
    ],
  },
  {
    name: 'numbered employers over labelled positions and periods',
    pdf: portuguese(
      'Experiência Profissional',
      `1) Transportadora Vale Fértil
Cargo/função: Auxiliar de Expedição
Período: 02/2018 a 05/2022
Conferência de notas e carregamento.
2) Supermercado Bom Dia
Cargo/função: Repositor
Período: 06/2015 a 01/2018
Reposição de gôndolas.
3) Padaria Estrela
Cargo/função: Balconista
Período: 01/2013 a 05/2015`,
    ),
    jobs: [
      'Auxiliar de Expedição | Transportadora Vale Fértil | 2018-02 | 2022-05',
      'Repositor | Supermercado Bom Dia | 2015-06 | 2018-01',
      'Balconista | Padaria Estrela | 2013-01 | 2015-05',
    ],
  },
  {
    name: 'numbered employers over labelled positions, with the numbers and a dash',
    pdf: portuguese(
      'Histórico Profissional',
      `1 - Serralheria Ponte Nova
Função: Soldador
Período: março de 2017 até hoje
2 - Oficina do Tonho
Função: Ajudante de serralheiro
Período: fevereiro de 2012 a janeiro de 2017`,
    ),
    jobs: [
      'Soldador | Serralheria Ponte Nova | 2017-03 | now',
      'Ajudante de serralheiro | Oficina do Tonho | 2012-02 | 2017-01',
    ],
  },
  {
    name: 'employers with a town behind them that no list knows',
    pdf: english(
      'Experience',
      `## Process Engineer   2019 – Present
Varnholt Castings, Bielsko-Biała
Plans the melting of alloys.
## Quality Inspector   2016 – 2019
Ossmann Forge, Ruda Śląska
Measures castings.`,
    ),
    jobs: [
      'Process Engineer | Varnholt Castings | 2019 | now',
      'Quality Inspector | Ossmann Forge | 2016 | 2019',
    ],
  },
  {
    name: 'employers with a town and a province in capitals behind them',
    pdf: english(
      'Experience',
      `## Store Clerk   2019 – Present
MAISON TREMBLAY, LÉVIS QC
Serves at the counter.
## Cashier   2016 – 2019
FROMAGERIE DU LAC, RIMOUSKI QC
Kept the till.`,
    ),
    jobs: ['Store Clerk | MAISON TREMBLAY | 2019 | now', 'Cashier | FROMAGERIE DU LAC | 2016 | 2019'],
  },
  {
    name: 'jobs of a federal form, whose employer may be asked',
    pdf: english(
      'Work Experience',
      `Department of the Interior
1849 C Street NW
Washington, DC 20240
03/2018 - Present
Hours per week: 40
Series: 0343 Grade: 12
Management Analyst
Supervisor: Dolores Quint (202-555-0144)
Okay to contact this Supervisor: Yes
Reviewed the budget of nine parks.
United States Army
Fort Bliss, TX
06/2012 - 02/2018
Hours per week: 60
Supply Sergeant
Supervisor: Aaron Boyle (915-555-0111)
Okay to contact this Supervisor: No
Kept the stores of a battalion.`,
    ),
    jobs: [
      'Management Analyst | Department of the Interior | 2018-03 | now',
      'Supply Sergeant | United States Army | 2012-06 | 2018-02',
    ],
  },
  {
    name: 'studies of a federal form with majors, credits and an average',
    pdf: english(
      'Education',
      `Ashgrove University, Dayton, OH
Bachelor's Degree, 05/2012
GPA: 3.4 of a maximum 4.0
Credits Earned: 124 Semester Hours
Major: Public Administration   Minor: Spanish
Relevant Coursework: budgeting, ethics
Dayton Technical High School, Dayton, OH
High School Diploma, 06/2008
Credits Earned: 24`,
    ),
    schools: [
      "Bachelor's Degree, Public Administration | Ashgrove University |  | 2012-05",
      'High School Diploma | Dayton Technical High School |  | 2008-06',
    ],
  },
  {
    name: 'what stands among the jobs and names neither a position nor an employer',
    pdf: english(
      'Experience',
      `## Laboratory Technician   2018 – 2023
Corran Analytics, Galway
• Prepared samples.
## Selected results   2019 – 2021
• Cut the time of a run by half.
## Key skills
• Chromatography, titration`,
    ),
    jobs: ['Laboratory Technician | Corran Analytics | 2018 | 2023'],
  },
  {
    name: 'awards, memberships and lists among the studies',
    pdf: english(
      'Education',
      `## BSc Chemistry   2014 – 2018
University of Calder
Dean's prize, 2017
Chemistry Society, 2015 – 2018
Thesis: Dyes from seaweed
Modules: kinetics, spectroscopy
## Leaving Certificate   2008 – 2014
Coláiste Mhuire, Galway`,
    ),
    schools: [
      'BSc Chemistry | University of Calder | 2014 | 2018',
      'Leaving Certificate | Coláiste Mhuire | 2008 | 2014',
    ],
  },
];
