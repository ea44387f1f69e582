import { printed, printedLines, type Piece } from '../printed.js';
import type { Habit } from './habit.js';

const lines = (x: number, y: number, texts: string[], { size = 10, bold = false } = {}): Piece[] =>
  texts.map((text, row) => ({ text, x, y: y + row * 13, size, bold }));

/** What a ninth lot showed. */
export const NINTH_LOT: Habit[] = [
  {
    name: 'a district alone between its street and its town',
    pdf: () =>
      printedLines(`# Iago Bastos Teles
Rua Treze, 82
Nova Esperança II
Cariacica, ES, 29140-212
(27) 99811-0177
OBJETIVO
Conseguir uma vaga de jovem aprendiz na área administrativa.`),
    fields: { address: 'Rua Treze, 82, Nova Esperança II', city: 'Cariacica', state: 'ES' },
  },
  {
    name: 'the town behind a polytechnic, over the diploma that it gave',
    pdf: () =>
      printedLines(`## CURRICULUM VITAE
Surname:   Oyelaran
Other Names:   Kehinde Peace
## EDUCATIONAL INSTITUTIONS ATTENDED WITH DATES
Osun State Polytechnic, Iree   2015 – 2019
Iree Community High School, Osun   2008 – 2014
## QUALIFICATIONS OBTAINED WITH DATES
Higher National Diploma (HND), Food Technology   2019
Senior School Certificate (WAEC)   2014`),
    fields: { educationLevel: 'Técnico', educationCourse: 'Food Technology' },
  },
  {
    name: 'what may be asked of a supervisor, directly above the next employer',
    pdf: () =>
      printedLines(`# Marisol Etcheverry
Email: m.etch@example.org
## Work Experience:
Bureau of Water
Santa Fe, NM United States
06/2019 - Present
Hours per week: 40
Contract Specialist (This is a federal job)
Duties, Accomplishments and Related Skills:
- Plans, solicits and administers contracts for the maintenance of roads.
Supervisor: Dale Tso (505-555-0190)
Okay to contact this Supervisor: Contact me first
United States Navy
San Diego, CA United States
01/2008 - 08/2014
Hours per week: 40
Logistics Specialist (92A), Sergeant
Duties, Accomplishments and Related Skills:
- Managed a warehouse of 4,100 lines.
Okay to contact this Supervisor: Yes`),
    jobs: [
      'Contract Specialist | Bureau of Water | 2019-06 | now',
      'Logistics Specialist (92A), Sergeant | United States Navy | 2008-01 | 2014-08',
    ],
  },
  {
    name: "an 'área' behind its label, over a text that ends with since when",
    pdf: () =>
      printedLines(`# Bruna Teixeira Mota
bruna.mota@exemplo.com.br
## Experiência profissional
Operadora de Cobrança
Ativa Brasil Atendimento
jan. 2023 - Atualmente (3 anos e 10 meses)
Área: Cobrança. Salário: R$ 1.750,00
Venda de planos de internet, retenção e pós-venda. Meta batida em 30 dos últimos meses. Monitora
de novos operadores desde 2025.

Vendedora
Calçados Passo Firme
nov. 2018 - dez. 2022 (4 anos e 1 mês)
Área: Comercial, Vendas
Atendimento no salão e caixa.`),
    jobs: [
      'Operadora de Cobrança | Ativa Brasil Atendimento | 2023-01 | now',
      'Vendedora | Calçados Passo Firme | 2018-11 | 2022-12',
    ],
  },
  {
    name: "'Plus Two' at a higher secondary school, in a table",
    pdf: () =>
      printedLines(`# ANJANA S. PILLAI
anjana.pillai@example.in
## ACADEMIC QUALIFICATIONS
Course   Institution   Board / University   Year of Passing
B.Com   Vimala College, Thrissur   University of Calicut   2014
Plus Two (Commerce)   Govt. HSS, Aluva   Kerala State Board   2011`),
    schools: ['B.Com | Vimala College |  | 2014', 'Plus Two (Commerce) | Govt. HSS |  | 2011'],
  },
  {
    name: 'signs of a font of icons before the dates and the places of studies',
    pdf: () =>
      printedLines(`# Clara Maia Antunes
ć clara@maiaantunes.example
× 81 99555-0122
EXPERIÊNCIA
## Arquiteta sócia
Maia Arquitetura
P 2019 – presente   Ȱ Recife
FORMAÇÃO
## Mestrado em Desenvolvimento Urbano
Universidade Federal de Pernambuco
P 2017 – 2019   Ȱ Recife
## Graduação em Arquitetura e Urbanismo
Universidade Católica de Pernambuco
P 2011 – 2016   Ȱ Recife`),
    schools: [
      'Mestrado em Desenvolvimento Urbano | Universidade Federal de Pernambuco | 2017 | 2019',
      'Graduação em Arquitetura e Urbanismo | Universidade Católica de Pernambuco | 2011 | 2016',
    ],
  },
  {
    name: "'em' over 'andamento' in a margin of dates",
    pdf: () =>
      printed({
        pages: [
          [
            ...lines(150, 50, ['Lia Sampaio Cordeiro'], { size: 18, bold: true }),
            ...lines(150, 75, ['lia.sampaio@exemplo.com.br']),
            ...lines(50, 110, ['Formação acadêmica'], { bold: true }),
            ...lines(50, 126, ['2022 – em', 'andamento']),
            ...lines(150, 126, ['Doutorado em Geologia', 'Universidade Federal de Santa Catarina']),
            ...lines(50, 152, ['2018 – 2020']),
            ...lines(150, 152, ['Mestrado em Ecologia', 'Universidade Federal de Santa Catarina']),
          ],
        ],
      }),
    schools: [
      'Doutorado em Geologia | Universidade Federal de Santa Catarina | 2022 | ',
      'Mestrado em Ecologia | Universidade Federal de Santa Catarina | 2018 | 2020',
    ],
  },
  {
    name: 'the level that a portal prints above the studies',
    pdf: () =>
      printedLines(`# Wagner Brito Sales
wagner.brito@exemplo.com.br
## Escolaridade
Técnico/Pós-Médio Completo
Técnico em Logística - Colégio Técnico Ivaí - Conclusão: 2019
Ensino Médio - Colégio Estadual Beatriz Nunes - Conclusão: 2016`),
    schools: [
      'Técnico em Logística | Colégio Técnico Ivaí |  | 2019',
      'Ensino Médio | Colégio Estadual Beatriz Nunes |  | 2016',
    ],
  },
  {
    name: 'employers with their towns over the positions and the dates, each under the text of the job before',
    pdf: () =>
      printedLines(`# Graham Ellershaw
g.ellershaw@example.co.uk
WORK EXPERIENCE
Wharfe Valley Electrical Ltd, Bradford
Approved Electrician   October 2009 - present
Rewires, fire alarms and periodic testing in forty schools.
Cleveland Shopfitters, Halifax
Electrician   March 2004 - September 2009
First and second fix in shops all over the north of England.
J. Ormerod & Son, Keighley
Apprentice Electrician   August 1999 - February 2004`),
    jobs: [
      'Approved Electrician | Wharfe Valley Electrical Ltd | 2009-10 | now',
      'Electrician | Cleveland Shopfitters | 2004-03 | 2009-09',
      'Apprentice Electrician | J. Ormerod & Son | 1999-08 | 2004-02',
    ],
  },
  {
    name: 'periods that a narrow margin breaks within a month and its year, beside one line of text each',
    pdf: () =>
      printed({
        pages: [
          [
            ...lines(200, 50, ['Marina Lopes Queirós'], { size: 18, bold: true }),
            ...lines(200, 75, ['marina.queiros@exemplo.com.br']),
            ...lines(120, 110, ['Experiência profissional'], { size: 12, bold: true }),
            { text: 'ago.', x: 95, y: 130 },
            { text: '2018–atual', x: 65, y: 143 },
            ...lines(125, 130, [
              'Farmacêutica responsável, Drogaria Mar Azul, Belém',
              'Dispensação de controlados e treinamento.',
            ]),
            { text: 'fev. 2014–jul.', x: 45, y: 156 },
            { text: '2018', x: 95, y: 169 },
            ...lines(125, 156, [
              'Farmacêutica hospitalar, Hospital Santa Rita, Belém',
              'Fracionamento e comissão de infecção.',
            ]),
          ],
        ],
      }),
    jobs: [
      'Farmacêutica responsável | Drogaria Mar Azul | 2018-08 | now',
      'Farmacêutica hospitalar | Hospital Santa Rita | 2014-02 | 2018-07',
    ],
  },
  {
    name: 'dates at the right whose last year stands on the line of the course, and a French school',
    pdf: () =>
      printed({
        pages: [
          [
            ...lines(50, 50, ['Mireille Comeau-Hebb'], { size: 18, bold: true }),
            ...lines(50, 75, ['mireille.ch@example.ca']),
            ...lines(50, 110, ['Education'], { size: 12, bold: true }),
            ...lines(50, 126, ['Cape Shore Community College']),
            { text: 'September 2017 to April', x: 430, y: 126 },
            ...lines(50, 139, ['Diploma in Physiotherapy Assistance']),
            { text: '2019', x: 525, y: 139 },
            ...lines(50, 152, ['École secondaire de Baie-Ouest']),
            { text: '2017', x: 525, y: 152 },
            ...lines(50, 165, ['High school diploma']),
          ],
        ],
      }),
    fields: { educationCourse: 'Physiotherapy Assistance' },
    schools: [
      'Diploma in Physiotherapy Assistance | Cape Shore Community College | 2017-09 | 2019-04',
      'High school diploma | École secondaire de Baie-Ouest |  | 2017',
    ],
  },
  {
    name: 'a month at the right of a school, over its course',
    pdf: () =>
      printedLines(`# Jolene Gallant-Roy
jolene.gr@example.ca
## Education
Cape Shore Community College   September to April 2019
Welding and Fabrication   Diploma
## Experience
Welder at a yard for fishing boats in the harbour, with three apprentices.`),
    fields: { educationCourse: 'Welding and Fabrication' },
  },
];
