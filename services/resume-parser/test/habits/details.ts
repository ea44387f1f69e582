import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';
import { english, portuguese, rows } from './short-resumes.js';

const home =
  (name: string, ...lines: string[]) =>
  () =>
    printedLines([`# ${name}`, ...lines].join('\n'));

const ENGLISH = ['', '## Profile', 'Analyst with eight years in the water industry and the public sector'];

/** Parts of a home, a telephone or a course at an unusual place of their line. */
export const DETAILS: Habit[] = [
  {
    name: 'a county behind its town',
    pdf: home('Aoife Mulcahy', 'Kilkenny, County Kilkenny, Ireland', 'aoife.m@example.com'),
    fields: { city: 'Kilkenny' },
  },
  {
    name: 'a shortened county behind its town',
    pdf: home('Declan Furlong', 'Naas, Co. Kildare, Ireland', 'declan.f@example.ie'),
    fields: { city: 'Naas' },
  },
  {
    name: 'a town on a line of its own over its post code',
    pdf: home(
      'Gareth Puw',
      '## Contact',
      '12 Quarry Mews',
      'Saltaire',
      'BD18 4QH',
      '07700 900418',
      ...ENGLISH,
    ),
    fields: { address: '12 Quarry Mews', city: 'Saltaire', zip: 'BD18 4QH' },
  },
  {
    name: 'a small town between its street and its post code',
    pdf: home(
      'Nia Bevan',
      '## Contact',
      '4 Chapel Row',
      'Marsden',
      'HD7 6EZ',
      'nia@example.co.uk',
      ...ENGLISH,
    ),
    fields: { address: '4 Chapel Row', city: 'Marsden', zip: 'HD7 6EZ' },
  },
  {
    name: 'a post code that the end of a line broke',
    pdf: home(
      'Verônica Lins',
      'Rua Comendador Palmeira, 890, sala 2, Farol, Maceió, Alagoas, CEP 57051-',
      '150. Telefone (82) 99931-6652. Endereço eletrônico: veronica@exemplo.com.',
    ),
    fields: { city: 'Maceió', state: 'AL', zip: '57051-150', phone: '(82) 99931-6652' },
  },
  {
    name: 'the name of a state beside its label',
    pdf: rows(
      [50, '## Dados pessoais'],
      [50, 'Endereço', [160, 'SQN 208 Bloco K'], [300, 'Bairro'], [400, 'Asa Norte']],
      [50, 'Cidade', [160, 'Brasília'], [300, 'Estado'], [400, 'Distrito Federal']],
      [50, 'CEP', [160, '70853-110'], [300, 'País'], [400, 'Brasil']],
    ),
    fields: { city: 'Brasília', state: 'DF', zip: '70853-110' },
  },
  {
    name: 'two telephones behind labels on one line',
    pdf: home(
      'Harriet Lowe',
      'Mill Cottage, 5 Mill Lane, Swindon SN4 9JW',
      'Tel: 01793 555 014 Mob: 07700 900 761',
    ),
    fields: { phone: '01793 555 014' },
  },
  {
    name: 'a telephone before the label of an address on one line',
    pdf: home(
      'Harriet Lowe',
      '5 Mill Lane, Swindon SN4 9JW',
      'Tel. 07700 900 834 Email harriet@example.co.uk',
    ),
    fields: { phone: '07700 900 834', email: 'harriet@example.co.uk' },
  },
  {
    name: 'a mobile and a landline behind labels on one line',
    pdf: home('Owain Rhys', '9 Bridge Street, Leeds LS1 4DT', 'Mobile: 07700 900 418 Home: 01132 555 019'),
    fields: { phone: '07700 900 418' },
  },
  {
    name: 'the short form of a degree in brackets before its course',
    pdf: english(
      'Education',
      'University of Galway\nBachelor of Commerce (B.Comm.), Marketing · (2013 - 2016)',
    ),
    fields: { educationLevel: 'Graduação', educationCourse: 'Marketing' },
  },
  {
    name: 'a town behind the school of a degree without a course',
    pdf: english(
      'Education',
      'Ashby School of Management, University of Toronto, Toronto —\nMBA\nSeptember 2019 - June 2022',
    ),
    fields: { educationCourse: '' },
  },
  {
    name: 'a course of capitals behind its degree',
    pdf: english('Education', 'B.Tech in CSE   NIT Calicut   2012 - 2016'),
    fields: { educationLevel: 'Graduação', educationCourse: 'CSE' },
  },
  {
    name: 'an institute behind a course, over the title of a thesis',
    pdf: portuguese(
      'Formação',
      '[ 2019 – 2021 ]\nMestrado em Engenharia de Materiais Instituto Tecnológico de Pesquisas Aplicadas\nTese: Ligas leves em trilhos',
    ),
    fields: { educationLevel: 'Mestrado', educationCourse: 'Engenharia de Materiais' },
  },
  {
    name: 'an associate degree with the name of a course, over its course',
    pdf: english(
      'Education',
      'Aireborough Community College\nAssociate of Applied Business, Office Administration\n2016',
    ),
    fields: { educationCourse: 'Office Administration' },
  },
  ...[
    'EXPERIÊNCIA DOCENTE E EDITORIAL',
    'EXPERIÊNCIA CLÍNICA',
    'EXPERIÊNCIAS COMERCIAIS E ADMINISTRATIVAS',
  ].map((heading): Habit => ({
    name: `the first heading: ${heading}`,
    pdf: home(
      'Célia Antunes',
      'celia@exemplo.com',
      '',
      `## ${heading}`,
      'Colégio Santa Rita   2020 a hoje',
      'Professora de Português',
      '- Clube de leitura desde 2023',
      'Rede Municipal de Ensino   2015 a 2019',
      'Professora Regente',
      '',
      '## FORMAÇÃO',
      'Licenciatura em Letras   2009 a 2013',
      'Universidade Federal Fluminense',
    ),
    jobs: [
      'Professora de Português | Colégio Santa Rita | 2020 | now',
      'Professora Regente | Rede Municipal de Ensino | 2015 | 2019',
    ],
    fields: { educationCourse: 'Letras' },
  })),
  {
    name: 'the year of an end on the line below, in a narrow column',
    pdf: rows(
      [50, '## Professional Experience'],
      [50, 'June 2020 to Present', [190, 'Larkspur Dental Group, Leeds, UK']],
      [190, 'Office Manager'],
      [50, 'March 2016 to May', [190, 'Aire Title & Escrow, Leeds, UK']],
      [50, '2020'],
      [190, 'Administrative Assistant'],
      [50, '2014 to 2016', [190, 'Otley Veterinary, Otley, UK']],
      [190, 'Receptionist'],
    ),
    jobs: [
      'Office Manager | Larkspur Dental Group | 2020-06 | now',
      'Administrative Assistant | Aire Title & Escrow | 2016-03 | 2020-05',
      'Receptionist | Otley Veterinary | 2014 | 2016',
    ],
  },
  {
    name: 'results of several lines beside their label in the form of a job',
    pdf: rows(
      [50, '## Trajetória Profissional'],
      [50, 'Empresa', [160, 'Usina Rio Claro S.A. (Franca – SP)']],
      [50, 'Cargo', [160, 'Coordenadora de Planejamento']],
      [50, 'Período', [160, '07/2017 – atual']],
      [160, 'Modelo de longo prazo.'],
      [50, '### Resultados', [160, 'Análise de viabilidade da planta de biogás.']],
      [160, 'Implantação do orçamento matricial.'],
      [50, 'Empresa', [160, 'Grupo Boreal (Lins – SP)']],
      [50, 'Cargo', [160, 'Analista de Custos']],
      [50, 'Período', [160, '05/2011 – 06/2017']],
      [50, '### Resultados', [160, 'Inventários rotativos.']],
    ),
    jobs: [
      'Coordenadora de Planejamento | Usina Rio Claro S.A. | 2017-07 | now',
      'Analista de Custos | Grupo Boreal | 2011-05 | 2017-06',
    ],
  },
];
