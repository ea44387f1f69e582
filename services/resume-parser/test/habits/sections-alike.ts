import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';
import { english, portuguese } from './short-resumes.js';

/** Sections of jobs whose entries are printed alike, and what stands among them. */
export const SECTIONS_ALIKE: Habit[] = [
  {
    name: 'employer and town, then position and dates, with unknown words',
    pdf: english(
      'Professional Experience',
      `## Quorvex   Tallinn
Growth Wrangler   Mar 2021 – Present
• Raised the share of paying users.
## Lumibee   Riga
Happiness Hero   Jan 2018 – Feb 2021
• Answered letters from guests.
## Ostrava Tram Works   Ostrava
Timetable Planner   Sep 2014 – Dec 2017
• Planned night lines.`,
    ),
    jobs: [
      'Growth Wrangler | Quorvex | 2021-03 | now',
      'Happiness Hero | Lumibee | 2018-01 | 2021-02',
      'Timetable Planner | Ostrava Tram Works | 2014-09 | 2017-12',
    ],
  },
  {
    name: 'position and dates, then employer in italics with a mode of work',
    pdf: english(
      'Employment',
      `## Data Steward   May 2020 – Present
Norrland Health Trust | Hybrid | Umeå, Sweden
• Curates the registers of patients.
## Records Officer   Jun 2016 – Apr 2020
Municipality of Skellefteå | On-site | Skellefteå, Sweden
• Scanned deeds.`,
    ),
    jobs: [
      'Data Steward | Norrland Health Trust | 2020-05 | now',
      'Records Officer | Municipality of Skellefteå | 2016-06 | 2020-04',
    ],
  },
  {
    name: 'volunteering, projects and references after the jobs',
    pdf: () =>
      printedLines(`# Rosamund Achterberg
Leeds, UK | r.achterberg@example.com

## Employment
## Surveyor   2019 – 2024
Calder Land Surveys, Leeds
Measured plots.

## Projects
## Flood map of the Calder   2022
Drew the depths of three floods.

## Volunteering
## Scout leader   2015 – 2020
1st Otley Scouts

## References
Dr Peter Nkemelu, Head of Surveys, Calder Land Surveys, since 2018
p.nkemelu@example.com`),
    jobs: ['Surveyor | Calder Land Surveys | 2019 | 2024'],
  },
  {
    name: 'labels on each line in English',
    pdf: english(
      'Work History',
      `Company Name: Adunni Foods Ltd
Position Held: Production Supervisor
Duration: January 2018 to date
Duties: supervision of two lines
Company Name: Okro Packaging
Position Held: Machine Operator
Duration: May 2013 to December 2017
Duties: running of a sealing machine`,
    ),
    jobs: [
      'Production Supervisor | Adunni Foods Ltd | 2018-01 | now',
      'Machine Operator | Okro Packaging | 2013-05 | 2017-12',
    ],
  },
  {
    name: 'positions of one employer with the dates of each, without bullets',
    pdf: english(
      'Experience',
      `## Ravelin Logistics
Shift Supervisor   Jan 2022 – Present
Leads the night shift.
Warehouse Operative   Mar 2019 – Dec 2021
Picked and packed.
## Otley Garden Centre
Sales Assistant   Jun 2016 – Feb 2019
Advised on plants.`,
    ),
    jobs: [
      'Shift Supervisor | Ravelin Logistics | 2022-01 | now',
      'Warehouse Operative | Ravelin Logistics | 2019-03 | 2021-12',
      'Sales Assistant | Otley Garden Centre | 2016-06 | 2019-02',
    ],
  },
  {
    name: 'dates in brackets behind the position, employer below with a web address',
    pdf: english(
      'Work',
      `## Illustrator (2020 – present)
Studio Kvist – studiokvist.example
Draws books for children and covers for two houses, mostly in ink.
## Junior Illustrator (2017 – 2020)
Papirfabrikken – papirfabrikken.example
Drew for textbooks.`,
    ),
    jobs: ['Illustrator | Studio Kvist | 2020 | now', 'Junior Illustrator | Papirfabrikken | 2017 | 2020'],
  },
  {
    name: 'months with apostrophes and durations of a portal',
    pdf: english(
      'Experience',
      `## Store Manager
Fabindia Select · Full-time
Apr 2021 - Present · 3 yrs 8 mos
Kochi, Kerala, India · On-site
Runs a store with 14 people.
## Assistant Store Manager
Kalyan Textiles · Full-time
Jun 2017 - Mar 2021 · 3 yrs 10 mos
Thrissur, Kerala, India`,
    ),
    jobs: [
      'Store Manager | Fabindia Select | 2021-04 | now',
      'Assistant Store Manager | Kalyan Textiles | 2017-06 | 2021-03',
    ],
  },
  {
    name: 'jobs with the place and dates on the next line',
    pdf: english(
      'Work Experience',
      `## Care Coordinator
Bramble Home Care
Leeds | 02/2021 – Present
Plans the visits of nine carers.
## Carer
Elmfield Lodge
York | 08/2016 – 01/2021
Helped with meals and washing.`,
    ),
    jobs: [
      'Care Coordinator | Bramble Home Care | 2021-02 | now',
      'Carer | Elmfield Lodge | 2016-08 | 2021-01',
    ],
  },
  {
    name: 'employers in capitals with towns and positions below in small letters',
    pdf: portuguese(
      'EXPERIÊNCIA PROFISSIONAL',
      `## SUPERMERCADOS IRMÃOS LOPES – Cornélio Procópio/PR
operadora de caixa   05/2019 – 07/2023
Atendimento e fechamento do caixa.
## LOJAS BEM VESTIR – Bandeirantes/PR
vendedora   01/2016 – 04/2019
Vendas no balcão.`,
    ),
    jobs: [
      'operadora de caixa | SUPERMERCADOS IRMÃOS LOPES | 2019-05 | 2023-07',
      'vendedora | LOJAS BEM VESTIR | 2016-01 | 2019-04',
    ],
  },
  {
    name: 'período, empresa e cargo em três linhas com o lugar',
    pdf: portuguese(
      'Experiências',
      `jan/2021 - atual
## Cooperativa Agro Norte
Operador de empilhadeira
Ibiporã - PR
Carga e descarga de silos.
mar/2017 - dez/2020
## Moinho Ventania
Ajudante de produção
Rolândia - PR
Ensaque de farinha.`,
    ),
    jobs: [
      'Operador de empilhadeira | Cooperativa Agro Norte | 2021-01 | now',
      'Ajudante de produção | Moinho Ventania | 2017-03 | 2020-12',
    ],
  },
  {
    name: 'entries of a table with unknown employers in a middle column',
    pdf: portuguese(
      'Histórico profissional',
      `Período   Empresa   Função
2019 – 2024   Tupã Alimentos   Líder de linha
2015 – 2019   Zanatta e Cia   Embaladeira
2012 – 2014   Casa do Pano   Balconista`,
    ),
    jobs: [
      'Líder de linha | Tupã Alimentos | 2019 | 2024',
      'Embaladeira | Zanatta e Cia | 2015 | 2019',
      'Balconista | Casa do Pano | 2012 | 2014',
    ],
  },
  {
    name: 'a period over position and employer, whose town no list knows',
    pdf: english(
      'Work experience',
      `01/05/2020 – CURRENT   Łęczna, Poland
## MINING SURVEYOR – BOGDAN COAL
Measures shafts.
01/09/2016 – 30/04/2020   Rybnik, Poland
## TRAINEE SURVEYOR – CHWAŁ MINES
Drew sections.`,
    ),
    jobs: [
      'MINING SURVEYOR | BOGDAN COAL | 2020-05 | now',
      'TRAINEE SURVEYOR | CHWAŁ MINES | 2016-09 | 2020-04',
    ],
  },
];
