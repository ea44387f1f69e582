import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const american = (jobs: string) => () =>
  printedLines(`# Lorraine Beckwith
Boise, ID
lorraine.beckwith@example.org
(208) 555-0162
## EXPERIENCE
${jobs}
## EDUCATION
Associate of Arts, Boise Community College, 2004 - 2006`);

const brazilian = (jobs: string) => () =>
  printedLines(`# Osvaldo Trindade Mello
Sorocaba/SP
osvaldo.mello@exemplo.com.br
(15) 99744-2108
## EXPERIÊNCIA PROFISSIONAL
${jobs}
## FORMAÇÃO
Ensino Médio – Escola Estadual Dr. Júlio Prestes – 1999 a 2001`);

/** Lines with dates that describe a job and are none. */
export const INVENTED_JOBS: Habit[] = [
  {
    name: 'the series and the grade of federal posts, over their employers and periods',
    pdf: american(`## Budget Analyst   GS-0560-11
Bureau of Land Management, Boise, ID
05/2016 - Present
Hours per week: 40   Salary: $71,200
## Program Assistant   GS-2005-07
Department of Agriculture, Nampa, ID
02/2011 - 04/2016`),
    jobs: [
      'Budget Analyst | Bureau of Land Management | 2016-05 | now',
      'Program Assistant | Department of Agriculture | 2011-02 | 2016-04',
    ],
  },
  {
    name: 'what is done, with years, below a position and its employer',
    pdf: american(`Charge Nurse, Oncology
St. Alban's Regional Hospital, Boise, ID
March 2018 – present
Supervises the evening team. Pain resource nurse 2019 – 2021.
Precepted 6 graduates, 2020 - 2022
Staff Nurse
Snake River Medical Center
June 2012 – February 2018
Completed wound care training at Idaho State University, 2015.
Preceptor of the Quarter, 2016`),
    jobs: [
      "Charge Nurse, Oncology | St. Alban's Regional Hospital | 2018-03 | now",
      'Staff Nurse | Snake River Medical Center | 2012-06 | 2018-02',
    ],
  },
  {
    name: 'the customers of a freelance photographer',
    pdf: american(`## Freelance Photographer, self-employed
2017 – present
Selected clients:
Sawtooth Brewing – menus, 2020 – 2022
Treefort Weekly – portraits, 2018 – 2019
## Photo Editor, Gem State Journal
2012 – 2017`),
    jobs: [
      'Freelance Photographer | self-employed | 2017 | now',
      'Photo Editor | Gem State Journal | 2012 | 2017',
    ],
  },
  {
    name: 'a building with its years where the other dates stand first',
    pdf: american(`2018–now   Civil Engineer
Payette Structures, Boise
Pedestrian bridge in Garden City, 2020–2022
2014–2018   Junior Engineer
Owyhee Design Group, Nampa
School roof in Kuna`),
    jobs: [
      'Civil Engineer | Payette Structures | 2018 | now',
      'Junior Engineer | Owyhee Design Group | 2014 | 2018',
    ],
  },
  {
    name: 'a membership and an instructor course among jobs on one line',
    pdf: american(`Dental Assistant, Foothills Dental, Boise, ID
May 2016 - Present
Member, Idaho Dental Assistants Association, 2018 - present
Receptionist, Bright Smiles, Nampa, ID
June 2012 - April 2016
First aid instructor training, Red Cross, 2014`),
    jobs: [
      'Dental Assistant | Foothills Dental | 2016-05 | now',
      'Receptionist | Bright Smiles | 2012-06 | 2016-04',
    ],
  },
  {
    name: 'deployments below an army and its positions, over the next employer',
    pdf: american(`## United States Marine Corps   2006 – 2016
Gunnery Sergeant, Camp Pendleton, CA, 2012 – 2016
Motor Vehicle Operator, Camp Lejeune, NC, 2006 – 2012
Deployments: Iraq 2007–2008; Afghanistan 2011
## Warehouse Supervisor, Treasure Valley Foods   2016 – present`),
    jobs: [
      'Gunnery Sergeant | United States Marine Corps | 2012 | 2016',
      'Motor Vehicle Operator | United States Marine Corps | 2006 | 2012',
      'Warehouse Supervisor | Treasure Valley Foods | 2016 | now',
    ],
  },
  {
    name: 'a bold army whose stay goes on, over the positions there',
    pdf: brazilian(`## Marinha do Brasil   mar/2005 – atual
Encarregado de Manutenção – Base Naval de Aratu (2016 – atual)
Técnico de Motores – Fragata Liberal (2010 – 2015)
Missões: Líbano, 2013; Operação Dragão, Itaóca, 2017`),
    jobs: [
      'Encarregado de Manutenção, Base Naval de Aratu | Marinha do Brasil | 2016 | now',
      'Técnico de Motores, Fragata Liberal | Marinha do Brasil | 2010 | 2015',
    ],
  },
  {
    name: 'a prize and a journey below jobs on one line',
    pdf: brazilian(`2018 – hoje   Engenheiro de processos – Fundição Votoraty
2014 – 2017   Analista de qualidade – Tecelagem Santa Rosália
Prêmio de sugestões da fábrica, 2016
Viagem técnica ao Japão, 2015`),
    jobs: [
      'Engenheiro de processos | Fundição Votoraty | 2018 | now',
      'Analista de qualidade | Tecelagem Santa Rosália | 2014 | 2017',
    ],
  },
  {
    name: 'courses taught by a professor, behind their label',
    pdf: brazilian(`Universidade Federal de São Carlos
Professor adjunto, 2017-atual
Coordenador do curso de Física, 2020-2022
Disciplinas: Óptica (2017-2019), Ondas (2020-atual)
Colégio Objetivo
Professor de Física, 2009-2012`),
    jobs: [
      'Professor adjunto | Universidade Federal de São Carlos | 2017 | now',
      'Coordenador do curso de Física | Universidade Federal de São Carlos | 2020 | 2022',
      'Professor de Física | Colégio Objetivo | 2009 | 2012',
    ],
  },
  {
    name: 'offices of a public servant behind labels, over the exams',
    pdf: () =>
      printedLines(`# Iracy Vilhena Porto
iracy.porto@exemplo.org.br
(62) 98133-7704
## Histórico funcional
Ministério da Cultura – Analista Administrativa – desde 2012
Cargo de confiança: Coordenadora de Licitações – 2018 a 2021
Função comissionada: Chefe de Seção – 2014 a 2018
Procuradoria Regional do Trabalho – técnica – 2008 a 2012
## Formação acadêmica
Administração, Universidade Federal de Goiás, 2003-2007
## Aprovações em concursos
2011 – Analista Administrativa – 4º lugar
2008 – Técnica, Procuradoria Regional – 15º lugar`),
    jobs: [
      'Analista Administrativa | Ministério da Cultura | 2012 | now',
      'Coordenadora de Licitações | Ministério da Cultura | 2018 | 2021',
      'Chefe de Seção | Ministério da Cultura | 2014 | 2018',
      'técnica | Procuradoria Regional do Trabalho | 2008 | 2012',
    ],
  },
  {
    name: 'a wish and a fair where no job is stated',
    pdf: brazilian(`À procura do primeiro emprego
Disponibilidade de horário desde 2024
Participei da feira de profissões em 2023`),
    jobs: [],
  },
  {
    name: 'employers before positions with a slash, below a line of another section',
    pdf: brazilian(`Excel, folha de pagamento, emissão de notas
Cerâmica Itupararanga / Analista de Custos
AGO DE 2018 – PRESENTE, SOROCABA
Fechamento de três empresas do grupo
Panificadora Além Ponte / Auxiliar Financeiro
MAR DE 2013 – JUL DE 2018, VOTORANTIM
Contas a pagar`),
    jobs: [
      'Analista de Custos | Cerâmica Itupararanga | 2018-08 | now',
      'Auxiliar Financeiro | Panificadora Além Ponte | 2013-03 | 2018-07',
    ],
  },
  {
    name: 'how long a job took, on a separate line before the employer and its trade',
    pdf: brazilian(`Ago/2023 - Atualmente   Vendedor interno
(2 anos, 3 meses)
   Distribuidora Tropeiro Bebidas · Atacado
   Carteira de 90 clientes.
Mar/2019 - Jul/2023   Promotor de vendas
   Laticínios Ipanema`),
    jobs: [
      'Vendedor interno | Distribuidora Tropeiro Bebidas | 2023-08 | now',
      'Promotor de vendas | Laticínios Ipanema | 2019-03 | 2023-07',
    ],
  },
  {
    name: 'a building called a school below its architect',
    pdf: american(`since 05/2019   Project Architect
Voss & Voss Architekten
School extension in Meridian, work phases 2 to 8
09/2015–04/2019   Architect
Lindholm Studio
Timber offices`),
    jobs: [
      'Project Architect | Voss & Voss Architekten | 2019-05 | now',
      'Architect | Lindholm Studio | 2015-09 | 2019-04',
    ],
  },
  {
    name: 'headings in capitals with a field that no list holds',
    pdf: () =>
      printedLines(`# Noêmia Sarmento Dias
Clarinetista
Ouro Preto – MG | (31) 98822-7140 | noemia.dias@exemplo.com
EXPERIÊNCIA ARTÍSTICA
Orquestra Jovem de Mariana – clarinetista – 2014 a 2019
Turnê pelo Chile, 2017
EXPERIÊNCIA PEDAGÓGICA
Professora de clarinete – Conservatório Municipal de Ouro Preto – 2010 a 2014
FORMAÇÃO MUSICAL
Bacharelado em Clarinete – UFMG – 2005 a 2009`),
    jobs: [
      'clarinetista | Orquestra Jovem de Mariana | 2014 | 2019',
      'Professora de clarinete | Conservatório Municipal de Ouro Preto | 2010 | 2014',
    ],
    schools: ['Bacharelado em Clarinete | UFMG | 2005 | 2009'],
  },
  {
    name: 'a contest, a lead without an employer, and guests among jobs on one line',
    pdf: american(`Backend Engineer — Cedarline, Boise, ID   Feb 2020 – Present
Billing moved to a new service
On-call lead, 2023
Winner, Boise Code Cup, 2022
Software Engineer — Owyhee Labs   Jun 2016 – Jan 2020
Visiting student, University of Oregon   2015 – 2016`),
    jobs: [
      'Backend Engineer | Cedarline | 2020-02 | now',
      'Software Engineer | Owyhee Labs | 2016-06 | 2020-01',
    ],
  },
  {
    name: 'a town next to the period that no list knows, below the position and its employer',
    pdf: american(`Paralegal, Harcourt Lyle LLP
Bristol, 2021 – present
Legal Secretary, Wickham Solicitors
Frome, 2019 – 2021`),
    jobs: [
      'Paralegal | Harcourt Lyle LLP | 2021 | now',
      'Legal Secretary | Wickham Solicitors | 2019 | 2021',
    ],
  },
];
