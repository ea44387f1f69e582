import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

/** Forms, studies and homes, as the author of a fifth lot prints them. */
export const FIFTH_LOT: Habit[] = [
  {
    name: 'numbered employers behind labels',
    pdf: () =>
      printedLines(`# KETAN DHIRUBHAI SOLANKI
Mobile: +91 97255 40111
Email: ketan@mail.example
## PROFESSIONAL EXPERIENCE
1) Company Name: Narmada Pipes Pvt. Ltd., Vadodara
Designation: Store Incharge
Duration: 01-06-2019 to till date
Stock registers and gate passes
2) Company Name: Anand Steel Traders
Designation: Accountant
Duration: 15-07-2014 to 31-05-2019
## ACADEMIC QUALIFICATION
Examination   Board / University   Year of Passing   Percentage
M.Com. (Accountancy)   Gujarat University   2014   61.20
B.Com.   Gujarat University   2012   58.75
## COMPUTER PROFICIENCY
Tally Prime, MS Excel (Lookup, Pivot), Busy`),
    jobs: [
      'Store Incharge | Narmada Pipes Pvt. Ltd. | 2019-06 | now',
      'Accountant | Anand Steel Traders | 2014-07 | 2019-05',
    ],
    schools: ['M.Com. (Accountancy) | Gujarat University |  | 2014', 'B.Com | Gujarat University |  | 2012'],
  },
  {
    name: 'labels with colons in a column of their own',
    pdf: () =>
      printedLines(`## CURRICULUM VITAE
## PERSONAL DETAILS
Surname:   Mahlangu
Full names:   Themba Isaac
Cell number:   083 555 4190
## WORK EXPERIENCE
Employer:   Coega Timber
Position:   Forklift Driver
Period:   March 2016 to date
Duties:   Loading of trucks

Employer:   Blue Bay Builders
Position:   General Worker
Period:   January 2003 to May 2009
Duties:   Mixing concrete and digging`),
    jobs: [
      'Forklift Driver | Coega Timber | 2016-03 | now',
      'General Worker | Blue Bay Builders | 2003-01 | 2009-05',
    ],
  },
  {
    name: 'a vocational school below a degree, and one below an apprenticeship',
    pdf: () =>
      printedLines(`# Beata Sikora
+48 601 555 017 | beata@mail.example
## Education and training
10/2012–06/2014   Master of Science in Nursing
Medical University of Gdańsk
10/2006–06/2009   Bachelor’s Degree in Nursing
State Higher Vocational School, Elbląg (Poland)
08/2002–07/2006   Apprenticeship as Baker
Kaszuby Bakery and vocational school`),
    schools: [
      'Master of Science in Nursing | Medical University of Gdańsk | 2012-10 | 2014-06',
      'Bachelor’s Degree in Nursing | State Higher Vocational School | 2006-10 | 2009-06',
      'Apprenticeship as Baker | Kaszuby Bakery and vocational school | 2002-08 | 2006-07',
    ],
  },
  {
    name: 'the rest of a scholarship of Lattes on the next line, and a street without a number',
    pdf: () =>
      printedLines(`# Marta Eugênia Siqueira Paes
Endereço para acessar este CV: http://lattes.cnpq.example/4471902238810000
Última atualização do currículo em 11/10/2026
## Identificação
Nome Marta Eugênia Siqueira Paes
## Endereço
Endereço Profissional Universidade Estadual do Cerrado, Instituto de Biologia.
Avenida das Palmeiras, s/n, Vila Ipê
39401-089 - Montes Claros, MG - Brasil
## Formação acadêmica/titulação
2008 - 2011 Doutorado em Ecologia.
Universidade Federal de Minas Gerais, UFMG, Brasil.
Bolsista do(a): Coordenação de Aperfeiçoamento de Pessoal, com auxílio e bolsa do Programa de
Nível Superior, CAPES, Brasil.
2005 - 2007 Mestrado em Entomologia.
Universidade Federal de Lavras, UFLA, Brasil.`),
    schools: [
      'Doutorado em Ecologia | Universidade Federal de Minas Gerais | 2008 | 2011',
      'Mestrado em Entomologia | Universidade Federal de Lavras | 2005 | 2007',
    ],
    fields: { address: 'Avenida das Palmeiras, s/n, Vila Ipê', city: 'Montes Claros', state: 'MG' },
  },
  {
    name: 'an older Europass form with another label of schools',
    pdf: () =>
      printedLines(`# Gilson Barreto Leal
Telefone   (71) 98655-0133
## Experiência profissional
Datas   De 2012 até o presente
Função ou cargo ocupado   Fisioterapeuta
Nome do empregador   Clínica Vida Ativa
## Educação e formação
Datas   2010 a 2011
Título da qualificação   Especialização em Fisioterapia Esportiva
Instituição de ensino   Faculdade Baiana de Reabilitação
Datas   2002 a 2007
Título da qualificação   Bacharelado em Fisioterapia
Instituição de ensino   Universidade Católica do Recôncavo`),
    schools: [
      'Especialização em Fisioterapia Esportiva | Faculdade Baiana de Reabilitação | 2010 | 2011',
      'Bacharelado em Fisioterapia | Universidade Católica do Recôncavo | 2002 | 2007',
    ],
  },
  {
    name: 'a school for adults behind its kind, below the level',
    pdf: () =>
      printedLines(`# Neusa Hoffmann Krieger
Telefone: (47) 98421-3300
## ESCOLARIDADE
Ensino Médio Completo
EJA - CEJA Brusque, ano de conclusão: 2009
## EXPERIÊNCIAS
Empresa: Malhas Itajaí
Função: Costureira
Admissão: 02/2008 Demissão: 04/2016`),
    schools: ['Ensino Médio Completo | CEJA Brusque |  | 2009'],
  },
  {
    name: 'a house in India before its state with a post code, and a degree of two words',
    pdf: () =>
      printedLines(`# Vinay Hegde
12/4, 5th Cross, Jayanagar, Bengaluru, Karnataka 560011, India
(+91) 98450-31700 | vinay@mail.example
## Education
Master of Engineering Science (Structural), University of Wollongong   2016 – 2018
## Experience
KARNATAKA BUREAU OF STATISTICS | Data Collection In-
tern
Jan 2019 – Jun 2019 | Mysuru, India
• Field supervisor in the pilot of the census.`),
    fields: {
      address: '12/4, 5th Cross, Jayanagar',
      city: 'Bengaluru',
      educationCourse: 'Structural',
    },
    jobs: ['Data Collection Intern | KARNATAKA BUREAU OF STATISTICS | 2019-01 | 2019-06'],
  },
  {
    name: 'a bar between the start and the end of a stay',
    pdf: () =>
      printedLines(`# Lívia Brandão Peixoto
85 98155-0177 | livia@mail.example | Fortaleza - CE
## Experiência
## Analista de Conteúdo
Gastronomia Mar Azul
Fev 2023 | Atualmente
– Perfil passou de 18 mil para 90 mil seguidores
## Estagiária de Marketing
Colégio Farol do Mar
Mar 2020 | Jun 2021`),
    jobs: [
      'Analista de Conteúdo | Gastronomia Mar Azul | 2023-02 | now',
      'Estagiária de Marketing | Colégio Farol do Mar | 2020-03 | 2021-06',
    ],
  },
  {
    name: 'a university before its town without a sign between them',
    pdf: () =>
      printedLines(`# Carla J. Twombly
Sturgis, SD 57785 US
Mobile: 605-555-0119
## Education:
Badlands State University Spearfish, SD United States
Master's Degree 05/2019
GPA: 3.7 of a maximum 4.0
Major: Strategic Leadership
Great Plains University Rapid City, SD United States
Bachelor's Degree 12/2015
Major: Business Administration`),
    schools: [
      "Master's Degree, Strategic Leadership | Badlands State University |  | 2019-05",
      "Bachelor's Degree, Business Administration | Great Plains University |  | 2015-12",
    ],
  },
  {
    name: 'a line in brackets that goes on with the title above it',
    pdf: () =>
      printedLines(`# Hauke Brandes
+49 151 555 0177 | hauke@mail.example
## Education and training
09/2021 – 07/2025   State-certified Technician in Drives
## (evening school)
Technikerschule Kiel
08/2004 – 06/2012   Secondary school certificate
## (Realschulabschluss)
Oberschule Neumühlen`),
    schools: [
      'State-certified Technician in Drives (evening school) | Technikerschule Kiel | 2021-09 | 2025-07',
      'Secondary school certificate (Realschulabschluss) | Oberschule Neumühlen | 2004-08 | 2012-06',
    ],
  },
  {
    name: 'a field between the position and its employer',
    pdf: () =>
      printedLines(`# Gareth Penrose
+61 491 570 110 | gareth@mail.example
## Experience
Principal Engineer – Bridges, Hunter Consultants Ltd   2019 – 2023
• Designed the widening of a viaduct.
Senior Engineer – Structures, Dawson Infrastructure Group   2012 – 2018`),
    jobs: [
      'Principal Engineer – Bridges | Hunter Consultants Ltd | 2019 | 2023',
      'Senior Engineer – Structures | Dawson Infrastructure Group | 2012 | 2018',
    ],
  },
  {
    name: 'a column of towns of which a list knows some, and a trade behind a word of employers',
    pdf: () =>
      printedLines(`# Moira Gillespie
Edinburgh EH6 5HX | 07700 900461 | moira@mail.example
## experience
since 2020   The Tay Observer   Edinburgh
Senior Reporter
Court reporting and open data.
2016–2020   Moray Broadcasting   Inverness
Radio Producer
Daily programme, live.
2014–2016   Deeside Herald   Kirkton
Trainee Reporter
Councils and courts.`),
    jobs: [
      'Senior Reporter | The Tay Observer | 2020 | now',
      'Radio Producer | Moray Broadcasting | 2016 | 2020',
      'Trainee Reporter | Deeside Herald | 2014 | 2016',
    ],
  },
  {
    name: 'a heading of an address over a line with the same label',
    pdf: () =>
      printedLines(`# Otávio Lins Pedrosa
Endereço
Endereço: Avenida Bela Vista, s/n, Vila Nova, 39401-089 - Montes Claros, MG - Brasil
Telefone: (38) 3229-8100
## Formação
Graduação em Biologia – Universidade Federal de Viçosa – 2004`),
    fields: { address: 'Avenida Bela Vista, s/n, Vila Nova', city: 'Montes Claros' },
  },
];
