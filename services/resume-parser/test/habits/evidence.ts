import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const english = (text: string) => () =>
  printedLines(`# Philippa Ransome
Norwich NR2 3AB
philippa.ransome@example.org
07700 900 418
${text}`);

const portuguese = (text: string) => () =>
  printedLines(`# Waldir Cerqueira Pinho
Feira de Santana/BA
waldir.pinho@exemplo.com.br
(75) 99166-0187
${text}`);

/** What is read of a job or a study only by half, and what other sections list with years. */
export const EVIDENCE: Habit[] = [
  {
    name: 'what was done where the other jobs have their employers',
    pdf: english(`## Experience
## Architect   Mar 2019 – now
Voss & Partner
Extension of a school in Ely
## Junior Architect   Jun 2016 – Feb 2019
Conversion of three barns into flats for families
## Draughtswoman   Jan 2012 – May 2016
Broadland Homes Ltd
Plans of houses`),
    jobs: [
      'Architect | Voss & Partner | 2019-03 | now',
      'Draughtswoman | Broadland Homes Ltd | 2012-01 | 2016-05',
    ],
  },
  {
    name: 'the word of a label where the other jobs have their employers',
    pdf: english(`## Experience
Ward Clerk, St. Bride Hospital, 2019 – now
Receptionist, Type of business, 2016 – 2019
Shop Assistant, Broadland Stores Ltd, 2012 – 2016`),
    jobs: [
      'Ward Clerk | St. Bride Hospital | 2019 | now',
      'Shop Assistant | Broadland Stores Ltd | 2012 | 2016',
    ],
  },
  {
    name: 'positions without employers where nothing else stands',
    pdf: portuguese(`## Experiência profissional
Pedreiro – 2014 a 2022
Servente – 2009 a 2014`),
    jobs: ['Pedreiro |  | 2014 | 2022', 'Servente |  | 2009 | 2014'],
  },
  {
    name: 'positions with what was done, where none has an employer',
    pdf: portuguese(`## Experiência profissional
Pedreiro – 2014 a 2022
• Casas e muros em Feira de Santana
Servente – 2009 a 2014
• Massa, limpeza e carga de materiais`),
    jobs: ['Pedreiro |  | 2014 | 2022', 'Servente |  | 2009 | 2014'],
  },
  {
    name: 'a position on own account between whole jobs',
    pdf: portuguese(`## Experiência profissional
Pintor – Construtora Paraguaçu – 2018 a 2024
Pintor autônomo – 2015 a 2018
Ajudante – Tintas Princesa Ltda – 2011 a 2015`),
    jobs: [
      'Pintor | Construtora Paraguaçu | 2018 | 2024',
      'Pintor autônomo |  | 2015 | 2018',
      'Ajudante | Tintas Princesa Ltda | 2011 | 2015',
    ],
  },
  {
    name: 'a diploma without its school and date, next to whole studies',
    pdf: english(`## Education
BSc Biology, University of East Anglia, 2012 – 2015
Foundation diploma
A levels, Wymondham College, 2010 – 2012`),
    schools: [
      'BSc Biology | University of East Anglia | 2012 | 2015',
      'A levels | Wymondham College | 2010 | 2012',
    ],
  },
  {
    name: 'a level with its year and no school, next to a study with both',
    pdf: portuguese(`## Formação
Graduação em Administração – UEFS – 2010 a 2014
Ensino médio completo – 2008`),
    schools: ['Graduação em Administração | UEFS | 2010 | 2014', 'Ensino médio completo |  |  | 2008'],
  },
  {
    name: 'referees with their positions and firms',
    pdf: english(`## Experience
Ward Clerk, St. Bride Hospital, 2019 – now
Shop Assistant, Broadland Stores Ltd, 2012 – 2019
## Referees
Marion Tuck, Ward Manager, St. Bride Hospital, known since 2019
Colin Peel, Director, Broadland Stores Ltd, 2012 – 2019`),
    jobs: [
      'Ward Clerk | St. Bride Hospital | 2019 | now',
      'Shop Assistant | Broadland Stores Ltd | 2012 | 2019',
    ],
  },
  {
    name: 'licences, memberships, conferences, prizes and journeys with years',
    pdf: english(`## Experience
Surveyor, Fenland Drainage Board, 2015 – now
Assistant Surveyor, Lode & Partners, 2010 – 2015
## Licences
Category C1 licence, 2014 – 2029
Site Manager Safety Scheme, CITB, 2018 – 2023
## Memberships
Associate Member, Institute of Water Officers, 2016 – now
## Conferences
Speaker, Rivers Conference, Ely, 2019
## Awards
Young Surveyor of the Year, Anglian Trust, 2013
## Travel
Cycled with friends through Norway, 2009 – 2010`),
    jobs: [
      'Surveyor | Fenland Drainage Board | 2015 | now',
      'Assistant Surveyor | Lode & Partners | 2010 | 2015',
    ],
    schools: [],
  },
  {
    name: 'a summary with employers and years above the jobs',
    pdf: portuguese(`## Resumo
Trabalhei na Pirelli de 2010 a 2015 e na Nestlé até 2020, sempre na manutenção. Pai de dois filhos, nascidos em 2012 e 2016.
## Experiência profissional
Mecânico – Nestlé – 2015 a 2020
Ajudante de mecânico – Pirelli – 2010 a 2015`),
    jobs: ['Mecânico | Nestlé | 2015 | 2020', 'Ajudante de mecânico | Pirelli | 2010 | 2015'],
  },
  {
    name: 'courses, skills with years, military service and hobbies',
    pdf: portuguese(`## Experiência profissional
Eletricista – Indústria Bahia Metais – 2012 a 2024
## Formação
Técnico em Eletrotécnica – SENAI Feira – 2009 a 2011
## Cursos
NR-10 – SENAI – 2022
Certificado de conclusão do ensino fundamental, apresentado em 2009
Comandos elétricos – Escola Profissional Santo Antônio – 2013
## Habilidades
Instalação predial (desde 2009)
Leitura de projetos – 2012 a 2024
## Serviço militar
Tiro de Guerra, Feira de Santana, 2007
## Hobbies
Goleiro do Bahia de Feira, 2003 – 2006`),
    jobs: ['Eletricista | Indústria Bahia Metais | 2012 | 2024'],
    schools: ['Técnico em Eletrotécnica | SENAI Feira | 2009 | 2011'],
  },
  {
    name: 'projects, publications and voluntary work with positions',
    pdf: english(`## Experience
Data Analyst, Norvik Insurance Ltd, 2018 – now
Junior Analyst, Fenland Bank, 2015 – 2018
## Projects
Flood maps for schools, lead developer, 2021 – 2022
Bus delays of Norwich, 2019
## Publications
Ransome P., Director of floods, Journal of Rivers, 2021
## Volunteering
Treasurer, Norwich Food Bank, 2017 – now
Coach, Wensum Rowing Club, 2014 – 2016`),
    jobs: ['Data Analyst | Norvik Insurance Ltd | 2018 | now', 'Junior Analyst | Fenland Bank | 2015 | 2018'],
    schools: [],
  },
  {
    name: 'a thesis, its supervisor and a school visited within a study',
    pdf: portuguese(`## Formação acadêmica
Doutorado em Botânica, Universidade Estadual de Feira de Santana, 2015 – 2019
Tese: Flora da Chapada, orientadora Profa. Lúcia Sena, 2019
Estágio no Jardim Botânico de Kew, 2018
Mestrado em Botânica, Universidade Federal da Bahia, 2012 – 2014
Dissertação: Musgos do Recôncavo, 2014`),
    schools: [
      'Doutorado em Botânica | Universidade Estadual de Feira de Santana | 2015 | 2019',
      'Mestrado em Botânica | Universidade Federal da Bahia | 2012 | 2014',
    ],
  },
  {
    name: 'buildings within jobs, and a visit and a monitorship within a study',
    pdf: () =>
      printedLines(`# Waldir Cerqueira Pinho
waldir.pinho@exemplo.com.br
## Experiência profissional
Coordenador de Obras   2019 – atual
Construtora Paraguaçu
Obra: Residencial Jardim das Flores (2020 – 2022)
Obra: Hospital Municipal de Serrinha (2023)
Mestre de obras   2012 – 2019
Engenharia Sertão Ltda
Obra: Escola Estadual Luís Viana (2015 – 2016)
Férias e licença-paternidade em 2017
## Formação
Técnico em Edificações – IFBA – 2010 a 2012
Monitor de Topografia, IFBA, 2011
TCC: Telhados verdes na Escola Municipal Anísio Teixeira, 2012
Visita técnica à Universidade Federal da Bahia, 2011
Ensino médio – Colégio Estadual de Feira – 2007 a 2009
Representante de turma, 2008`),
    jobs: [
      'Coordenador de Obras | Construtora Paraguaçu | 2019 | now',
      'Mestre de obras | Engenharia Sertão Ltda | 2012 | 2019',
    ],
    schools: [
      'Técnico em Edificações | IFBA | 2010 | 2012',
      'Ensino médio | Colégio Estadual de Feira | 2007 | 2009',
    ],
  },
];
