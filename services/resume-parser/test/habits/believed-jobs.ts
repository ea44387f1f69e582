import { printed, printedLines } from '../printed.js';
import type { Habit } from './habit.js';

/** What stands among dated lines and is no job, and jobs whose lines look unlike one. */
export const BELIEVED_JOBS: Habit[] = [
  {
    name: 'sentences about years without a job',
    pdf: () =>
      printedLines(`# Doreen Hartley
Leeds | 07700 900433 | doreen@mail.example
## Work History
2015 to present   Sunshine Nurseries Ltd
Nursery assistant
Looks after the room of the babies.
2012-2015 I stayed at home to look after my mother.
2006 - 2012   Bradley Stores
Till operator
2004-2006 We lived in Spain with my husband's parents`),
    jobs: [
      'Nursery assistant | Sunshine Nurseries Ltd | 2015 | now',
      'Till operator | Bradley Stores | 2006 | 2012',
    ],
  },
  {
    name: 'sentences in Portuguese about years without a job',
    pdf: () =>
      printedLines(`# Rosalina Moura Teles
Caruaru, PE | (81) 98855-0133
## Experiência profissional
2016 a 2022   Confecções Agreste Ltda
Costureira
2013 a 2016   Fiquei em casa cuidando da minha filha
2008 a 2013   Mercadinho São José
Operadora de caixa`),
    jobs: [
      'Costureira | Confecções Agreste Ltda | 2016 | 2022',
      'Operadora de caixa | Mercadinho São José | 2008 | 2013',
    ],
  },
  {
    name: 'a former position behind its label',
    pdf: () =>
      printedLines(`# Silvio Cardoso Reis
Sorocaba, SP | (15) 99755-0121
## Histórico profissional
Metalúrgica Ipanema Ltda. – Grande empresa
de Março/2016 a Julho/2023 (7 anos e 5 meses)
Último cargo: Inspetor de qualidade
Cargo anterior: Operador de prensa (2016 a 2018)
Transportes Ouro Verde – Média empresa
de Junho/2011 a Janeiro/2016 (4 anos e 8 meses)
Último cargo: Conferente`),
    jobs: [
      'Inspetor de qualidade | Metalúrgica Ipanema Ltda. | 2016-03 | 2023-07',
      'Operador de prensa | Metalúrgica Ipanema Ltda. | 2016 | 2018',
      'Conferente | Transportes Ouro Verde | 2011-06 | 2016-01',
    ],
  },
  {
    name: 'values of a portal that say nothing, and the trade of an employer behind a dot',
    pdf: () =>
      printedLines(`# Renato Bispo Lacerda
São Luís, Maranhão
## Experiências profissionais
Mar/2021 - Atualmente   Representante comercial
(5 anos, 9 meses)   Bebidas Itapecuru · Atacado
Fev/2019 - Fev/2021   Auxiliar de estoque
(2 anos, 1 mês)   Confidencial · Varejo
Jan/2017 - Dez/2018   Ajudante geral
(2 anos)   Não informado`),
    jobs: [
      'Representante comercial | Bebidas Itapecuru | 2021-03 | now',
      'Auxiliar de estoque |  | 2019-02 | 2021-02',
      'Ajudante geral |  | 2017-01 | 2018-12',
    ],
  },
  {
    name: 'a field behind a hyphen in the position',
    pdf: () =>
      printedLines(`# Deepa Raghavan
Pune, Maharashtra | +91 98220 55519 | deepa@mail.example
## Work Experience
Apr 2018 till date
Deputy Manager - Purchase
Sahyadri Castings Pvt Ltd, Pune
• Vendor rating and negotiation
Jun 2014 to Mar 2018
Purchase Executive
Deccan Valves Ltd`),
    jobs: [
      'Deputy Manager - Purchase | Sahyadri Castings Pvt Ltd | 2018-04 | now',
      'Purchase Executive | Deccan Valves Ltd | 2014-06 | 2018-03',
    ],
  },
  {
    name: 'streets and hours among the employers of a federal form',
    pdf: () =>
      printedLines(`# Wilma Yazzie
PO Box 410
Kayenta, AZ 86033 US
Mobile: 928-555-0119
Email: w.yazzie@mail.example
## Work Experience:
Navajo Heritage Museum   04/2018 - Present
18 Main Street   Salary: $41,200.00 USD Per Year
Kayenta, AZ 86033 United States   Hours per week: 40
Museum Technician (This is a federal job)
Series: 1016 Pay Plan: GS Grade: 07
Duties, Accomplishments and Related Skills:
Kept the catalogue of the rugs and guided groups of schools.
Red Rock Lodge   05/2014 - 03/2018
Chinle, AZ United States   Hours per week: 30
Front Desk Clerk
Duties, Accomplishments and Related Skills:
Bookings and the night audit.`),
    jobs: [
      'Museum Technician | Navajo Heritage Museum | 2018-04 | now',
      'Front Desk Clerk | Red Rock Lodge | 2014-05 | 2018-03',
    ],
    fields: { address: 'PO Box 410', city: 'Kayenta', zip: '86033' },
  },
  {
    name: 'an employer whose legal form ends in a full stop',
    pdf: () =>
      printedLines(`# Marek Nowicki
Phone number: (+48) 512555044 | Email address: marek@mail.example
## WORK EXPERIENCE
[ 05/2019 – Current ]
## WELDER
Stocznia Gdynia Nowa sp. z o.o.
City: Gdynia | Country: Poland
• Hulls and pipes
[ 03/2014 – 04/2019 ]
## FITTER
Kovo Brno s.r.o.
City: Brno | Country: Czechia`),
    jobs: [
      'WELDER | Stocznia Gdynia Nowa sp. z o.o. | 2019-05 | now',
      'FITTER | Kovo Brno s.r.o. | 2014-03 | 2019-04',
    ],
  },
  {
    name: 'work for families in few words behind stars',
    pdf: () =>
      printedLines(`Curriculo
Nome: Josefa Bezerra da Cruz
Fone: 81 98655-0175
Experiencia
* casa da família Arruda no bairro Boa Viagem - cozinheira e arrumadeira 6 anos
de carteira assinada 2012 a 2018
* Passadeira em varias casas - de 2018 até hoje
* Padaria Nova Olinda - ajudante de padeiro (sem registro) 2008/2010`),
    jobs: [
      'cozinheira e arrumadeira | casa da família Arruda | 2012 | 2018',
      'Passadeira | varias casas | 2018 | now',
      'ajudante de padeiro | Padaria Nova Olinda | 2008 | 2010',
    ],
  },
  {
    name: 'lone bullets read as letters before what was done',
    pdf: () =>
      printedLines(`# Walter Dunne
El Paso, TX 79912 | (915) 555-0133 | walter@mail.example
## EXPERIENCE
Lead Mechanic   May 2019 – Present
Rio Bravo Air Services
e Lead crew of six on inspections since 2021
e Signed off returns to service
Line Mechanic   Oct 2014 – Apr 2019
Mesa Helicopters
e Overhauled rotor heads, 2016 to 2018`),
    jobs: [
      'Lead Mechanic | Rio Bravo Air Services | 2019-05 | now',
      'Line Mechanic | Mesa Helicopters | 2014-10 | 2019-04',
    ],
  },
  {
    name: 'a job up to a date, and an employer near a town',
    pdf: () =>
      printedLines(`# Kevin Marsh
Phone number: 0491 570 110
## What I have done
Shearer – Wirrabilla Pastoral Co, near Bourke – from Feb. 09 till Nov. 11
Fencer (my own business), 2012 to 2017. Worked all over the west.
Station hand, Coolah Downs Pty Ltd, 2018 to 2023`),
    jobs: [
      'Shearer | Wirrabilla Pastoral Co | 2009-02 | 2011-11',
      'Fencer |  | 2012 | 2017',
      'Station hand | Coolah Downs Pty Ltd | 2018 | 2023',
    ],
  },
  {
    name: 'a table whose cells stand close to the next column',
    pdf: () =>
      printed({
        pages: [
          [
            { text: 'Benedito Rocha Lima', x: 40, y: 50, size: 18, bold: true },
            { text: 'Tel.: (11) 96555-0172', x: 40, y: 72 },
            { text: 'EXPERIÊNCIA PROFISSIONAL', x: 40, y: 100, bold: true },
            ...[
              ['Empresa', 'Cargo', 'Período'],
              ['Condomínio Torres do Lago', 'Zelador diurno', '03/2015 a 06/2019'],
              ['e Jardins'],
              ['Vigor Serviços Ltda', 'Controlador de acesso', '07/2019 a 01/2023'],
              ['Padaria Flor do Ipê', 'Balconista', '1998 a 2013'],
            ].flatMap((cells, row) =>
              cells.map((text, at) => ({
                text,
                x: [40, 172, 330][at] ?? 0,
                y: 118 + row * 14,
                bold: row === 0,
              })),
            ),
          ],
        ],
      }),
    jobs: [
      'Zelador diurno | Condomínio Torres do Lago e Jardins | 2015-03 | 2019-06',
      'Controlador de acesso | Vigor Serviços Ltda | 2019-07 | 2023-01',
      'Balconista | Padaria Flor do Ipê | 1998 | 2013',
    ],
  },
  {
    name: 'the day of entry and of leaving behind labels',
    pdf: () =>
      printedLines(`NOME............: OTAVIO LUIZ BRANDAO
TELEFONES.......: (44) 99155-0177
EXPERIENCIA
TRANSPORTES PIONEIRO LTDA
FUNCAO: MOTORISTA CARRETEIRO
ENTRADA: 15/08/2020   SAIDA: TRABALHANDO ATUALMENTE

COOPERATIVA VALE DO IVAI
FUNCAO: MOTORISTA TRUCK
ENTRADA: 01/03/2013   SAIDA: 30/06/2020`),
    jobs: [
      'MOTORISTA CARRETEIRO | TRANSPORTES PIONEIRO LTDA | 2020-08 | now',
      'MOTORISTA TRUCK | COOPERATIVA VALE DO IVAI | 2013-03 | 2020-06',
    ],
  },
];
