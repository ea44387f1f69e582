import type { Habit } from './habit.js';
import { english, portuguese, rows } from './short-resumes.js';

/** What stands among the jobs with years of its own and is none, and parts of a job that are taken for others. */
export const ASIDES: Habit[] = [
  {
    name: 'years in brackets in indented results',
    pdf: rows(
      [50, '## Work Experience'],
      [50, '01/09/2020 – Current – Hull, UK'],
      [50, 'Process Engineer – Humber Resins Ltd'],
      [80, 'Three papers published (2021, 2023)'],
      [80, 'Visits to suppliers in Denmark and Spain'],
      [80, 'Supervised one trainee (2022)'],
      [50, '01/02/2016 – 31/08/2020 – Leeds, UK'],
      [50, 'Junior Engineer – Aire Coatings'],
      [80, 'Pilot plant and laboratory trials'],
    ),
    jobs: [
      'Process Engineer | Humber Resins Ltd | 2020-09 | now',
      'Junior Engineer | Aire Coatings | 2016-02 | 2020-08',
    ],
  },
  {
    name: 'a year since which something is done, and the year of a prize',
    pdf: rows(
      [50, '## Work Experience'],
      [50, '## Ward Sister, Paediatrics'],
      [50, 'Ashby Hospital / Leeds / 08/2021 - Present'],
      [65, 'Lead 9 nurses on nights'],
      [65, 'Mentor for 7 new starters since 2022'],
      [50, '## Staff Nurse, Surgery'],
      [50, 'Wharfe Infirmary / Otley / 06/2017 - 07/2021'],
      [65, 'Theatre cover and recovery'],
      [65, 'Golden Stethoscope nominee, 2019'],
      [65, 'Infection champion 2018; annual audit lead'],
    ),
    jobs: [
      'Ward Sister, Paediatrics | Ashby Hospital | 2021-08 | now',
      'Staff Nurse, Surgery | Wharfe Infirmary | 2017-06 | 2021-07',
    ],
  },
  {
    name: 'prizes and offices in indented lines',
    pdf: rows(
      [50, '## Experiência'],
      [50, 'Desde março de 2021: Cozinheira Chefe'],
      [50, 'Cantina da Serra, Salvador'],
      [75, 'Equipe de 12 pessoas'],
      [75, 'Prêmio Panela de Ouro, 2023'],
      [75, 'Responsável pela CIPA desde 2022'],
      [50, 'Ago 2017 – fev 2021: Auxiliar de Cozinha'],
      [50, 'Hotel Vale Verde, Recife'],
      [75, 'Confeitaria e café da manhã'],
    ),
    jobs: [
      'Cozinheira Chefe | Cantina da Serra | 2021-03 | now',
      'Auxiliar de Cozinha | Hotel Vale Verde | 2017-08 | 2021-02',
    ],
  },
  {
    name: 'an office held for some years, in the text of a job whose dates stand at the right',
    pdf: portuguese(
      'Atuação',
      `Professora Adjunta   2018–presente
Universidade Federal do Pampa
Disciplinas: Botânica e Ecologia. Orientação de 5 mestrandos.
Coordenadora do herbário de 2020 a 2022. Chefe do laboratório de botânica.
Professora Substituta   2015–2017
Instituto Federal Farroupilha
Bióloga   2012–2014
Consultoria Três Rios`,
    ),
    jobs: [
      'Professora Adjunta | Universidade Federal do Pampa | 2018 | now',
      'Professora Substituta | Instituto Federal Farroupilha | 2015 | 2017',
      'Bióloga | Consultoria Três Rios | 2012 | 2014',
    ],
  },
  {
    name: 'the rest of an item that consists of years',
    pdf: rows(
      [50, '## Employment'],
      [50, '04/2021 – present', [180, 'Senior Buyer, Humber Foods, Hull']],
      [180, '• First central contract for all depots; no shortage in'],
      [180, '2021–2024'],
      [180, '• Nine suppliers under review'],
      [50, '09/2016 – 03/2021', [180, 'Assistant Buyer, Aire Dairies, Leeds']],
      [180, '• Packaging and transport'],
    ),
    jobs: [
      'Senior Buyer | Humber Foods | 2021-04 | now',
      'Assistant Buyer | Aire Dairies | 2016-09 | 2021-03',
    ],
  },
  {
    name: 'a designation below the employer',
    pdf: english(
      'Work Experience',
      `Narmada Software Pvt. Ltd., Pune   Apr 2021 – Till date
Designation: Senior Test Engineer
Automated 400 regression cases
Sahyadri Infotech Ltd., Nashik   Jul 2017 – Mar 2021
Designation: Test Engineer
Manual and API testing`,
    ),
    jobs: [
      'Senior Test Engineer | Narmada Software Pvt. Ltd. | 2021-04 | now',
      'Test Engineer | Sahyadri Infotech Ltd. | 2017-07 | 2021-03',
    ],
  },
  {
    name: 'two words for one position over its employer',
    pdf: portuguese(
      'Experiência',
      `Estagiária de Recursos Humanos   fev/2025 - atual
Prefeitura Municipal de Itu
Jovem Aprendiz - Auxiliar de Escritório   ago/2022 - jul/2024
Borrachas Tietê
Organização de arquivos`,
    ),
    jobs: [
      'Estagiária de Recursos Humanos | Prefeitura Municipal de Itu | 2025-02 | now',
      'Jovem Aprendiz – Auxiliar de Escritório | Borrachas Tietê | 2022-08 | 2024-07',
    ],
  },
  {
    name: 'a trade whose second word is also an employer',
    pdf: portuguese(
      'Trajetória',
      `2021 – hoje
Designer Gráfica Freelancer
Autônoma
Identidade visual para pequenos negócios
2017 – 2021
Diretora de Arte
Agência Umbu`,
    ),
    jobs: ['Designer Gráfica Freelancer |  | 2021 | now', 'Diretora de Arte | Agência Umbu | 2017 | 2021'],
  },
];
