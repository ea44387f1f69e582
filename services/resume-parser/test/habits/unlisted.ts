import type { Habit } from './habit.js';
import { printed, type Piece } from '../printed.js';
import { english, portuguese } from './short-resumes.js';

const HEADER: Piece[] = [
  { text: 'Norberto Vilhena Assis', x: 50, y: 60, size: 18, bold: true },
  { text: 'Curitiba, PR | (41) 99777-0101 | norberto.assis@exemplo.com', x: 50, y: 78, size: 9 },
];

/** Sections of lines; a tab divides the title of an entry from its period. */
function sections(parts: [heading: Omit<Piece, 'x' | 'y'>, ...lines: string[]][]): () => Uint8Array {
  let y = 78;
  const pieces = parts.flatMap(([heading, ...lines]) => {
    y += 28;
    const title = { ...heading, x: 50, y };
    y += 4;
    const body = lines.flatMap((line) => {
      y += 13.5;
      const [text = '', period] = line.split('\t');
      return period === undefined
        ? [{ text, x: 50, y }]
        : [
            { text, x: 50, y },
            { text: period, x: 440, y },
          ];
    });
    return [title, ...body];
  });
  return () => printed({ pages: [[...HEADER, ...pieces]] });
}

const large = (text: string) => ({ text, size: 14, bold: true });
const capitals = (text: string) => ({ text: text.toUpperCase(), bold: true });
const bold = (text: string) => ({ text, bold: true });

/** Words that no list holds: what they mean follows from how they are printed, formed, or placed. */
export const UNLISTED: Habit[] = [
  {
    name: 'a section among the jobs, printed like the headings',
    pdf: sections([
      [
        capitals('Experiência'),
        'Analista de Suporte\t2020 – 2024',
        'Tecnoval',
        'Assistente de TI\t2016 – 2019',
        'Colégio Horizonte',
      ],
      [capitals('Palcos'), 'Teatro da Reitoria\t2017 – 2018', 'Luz e som das peças', 'Semana de Dança\t2019'],
      [capitals('Formação'), 'Sistemas de Informação – UTFPR – 2012 a 2015'],
    ]),
    jobs: [
      'Analista de Suporte | Tecnoval | 2020 | 2024',
      'Assistente de TI | Colégio Horizonte | 2016 | 2019',
    ],
  },
  {
    name: 'a section among the jobs in the bold print of the headings',
    pdf: sections([
      [
        bold('Experience'),
        'Support Analyst\t2020 – 2024',
        'Tecnoval',
        'IT Assistant\t2016 – 2019',
        'Horizon Academy',
      ],
      [bold('Under the stars'), 'Harbour Trust\t2017 – 2018', 'Helped with the yearly regatta'],
      [bold('Education'), 'BSc Computing – University of Leeds – 2012 - 2015'],
    ]),
    jobs: ['Support Analyst | Tecnoval | 2020 | 2024', 'IT Assistant | Horizon Academy | 2016 | 2019'],
  },
  {
    name: 'the jobs below the contacts under a heading of their own words',
    pdf: sections([
      [
        large('Chão de fábrica'),
        'Prensista\t2018 – 2022',
        'Metalforte',
        'Ajudante de Produção\t2015 – 2017',
        'Cerâmica Iguaçu',
      ],
      [large('Formação'), 'Técnico em Mecânica – SENAI – 2014'],
      [large('Habilidades'), 'Solda, leitura de desenho'],
    ]),
    jobs: ['Prensista | Metalforte | 2018 | 2022', 'Ajudante de Produção | Cerâmica Iguaçu | 2015 | 2017'],
  },
  {
    name: 'employers in the capitals of the headings',
    pdf: sections([
      [
        capitals('Experiência'),
        'METALFORTE',
        'Prensista\t2018 – 2022',
        'CERÂMICA IGUAÇU',
        'Ajudante de Produção\t2015 – 2017',
      ],
      [capitals('Formação'), 'Técnico em Mecânica – SENAI – 2014'],
    ]),
    jobs: ['Prensista | METALFORTE | 2018 | 2022', 'Ajudante de Produção | CERÂMICA IGUAÇU | 2015 | 2017'],
  },
  {
    name: 'trades by their endings, behind the employer',
    pdf: portuguese(
      'Experiência',
      `Fios do Vale – Urdideira – 03/2018 a 05/2022
Tramas & Cia – Remetedora – 01/2014 a 02/2018`,
    ),
    jobs: ['Urdideira | Fios do Vale | 2018-03 | 2022-05', 'Remetedora | Tramas & Cia | 2014-01 | 2018-02'],
  },
  {
    name: 'trades by their endings, in English',
    pdf: english(
      'Experience',
      `Larkspur Mill – Bobbin winder – 2018 – 2022
Hollis & Dean – Carding tenter – 2014 – 2018`,
    ),
    jobs: ['Bobbin winder | Larkspur Mill | 2018 | 2022', 'Carding tenter | Hollis & Dean | 2014 | 2018'],
  },
  {
    name: 'a trade in small letters behind the employer and a comma',
    pdf: portuguese(
      'Experiência',
      `Fios do Vale, urdideira, 2018 a 2022
Malhas Rio Negro, talhadeira, 2014 a 2018`,
    ),
    jobs: ['urdideira | Fios do Vale | 2018 | 2022', 'talhadeira | Malhas Rio Negro | 2014 | 2018'],
  },
  {
    name: 'fields in the names of employers',
    pdf: portuguese(
      'Experiência',
      `Linha & Luz Arquitetura
Desenhista\t
01/2019 – 03/2023

Prado Medicina Ocupacional
Recepcionista
02/2015 – 12/2018`.replace('\t', ''),
    ),
    jobs: [
      'Desenhista | Linha & Luz Arquitetura | 2019-01 | 2023-03',
      'Recepcionista | Prado Medicina Ocupacional | 2015-02 | 2018-12',
    ],
  },
  {
    name: 'an employer that is called like a town',
    pdf: portuguese(
      'Experiência',
      `Gerente de Contas | Banco Aurora | 2019 – 2023
Assistente Comercial | Porto Seguro | 2015 – 2018
Auxiliar Administrativo | Gráfica Lisboa | 2012 – 2014`,
    ),
    jobs: [
      'Gerente de Contas | Banco Aurora | 2019 | 2023',
      'Assistente Comercial | Porto Seguro | 2015 | 2018',
      'Auxiliar Administrativo | Gráfica Lisboa | 2012 | 2014',
    ],
  },
  {
    name: 'a result among items that are jobs',
    pdf: english(
      'Experience',
      `• Account Executive – Marlow & Finch (2018 – 2021)
• Improved retention by 18% between 2019 and 2020
• Sales Assistant – Old Duke Stores (2015 – 2018)`,
    ),
    jobs: [
      'Account Executive | Marlow & Finch | 2018 | 2021',
      'Sales Assistant | Old Duke Stores | 2015 | 2018',
    ],
  },
  {
    name: 'courses taught below the jobs',
    pdf: sections([
      [
        large('Appointments'),
        'Assistant Professor, Aarhus University\t2022 – present',
        'Postdoctoral Fellow, University of Toronto\t2019 – 2022',
      ],
      [large('Education'), 'Ph.D. Chemistry, Kyoto University\t2019'],
      [large('Teaching'), 'Soil Physics I (lectures and laboratory)\t2023'],
    ]),
    jobs: [
      'Assistant Professor | Aarhus University | 2022 | now',
      'Postdoctoral Fellow | University of Toronto | 2019 | 2022',
    ],
  },
  {
    name: 'a start and an end behind labels in English',
    pdf: english(
      'Experience',
      `Company: Larkspur Mill
From: 04/2021   To: present
Title: Production Planner

Company: Hollis & Dean
From: 02/2018   To: 03/2021
Title: Stock Clerk`,
    ),
    jobs: [
      'Production Planner | Larkspur Mill | 2021-04 | now',
      'Stock Clerk | Hollis & Dean | 2018-02 | 2021-03',
    ],
  },
];

/** Jobs in sentences. */
export const SENTENCES: Habit[] = [
  {
    name: 'the employer first, then the position',
    pdf: portuguese(
      'Experiência',
      `Na Fios do Vale fui urdideira de março de 2018 até maio de 2022, cuidando de dois teares.
No Mercado Lua trabalhei como repositora de 2014 a 2018.`,
    ),
    jobs: ['urdideira | Fios do Vale | 2018-03 | 2022-05', 'repositora | Mercado Lua | 2014 | 2018'],
  },
  {
    name: 'the employer first, then the position, in English',
    pdf: english(
      'Experience',
      `At Larkspur Mill I was a bobbin winder from March 2018 until May 2022, looking after two frames.
At Hollis & Dean I worked as a clerk from 2014 to 2018.`,
    ),
    jobs: ['bobbin winder | Larkspur Mill | 2018-03 | 2022-05', 'clerk | Hollis & Dean | 2014 | 2018'],
  },
  {
    name: 'several jobs in one paragraph',
    pdf: portuguese(
      'Trajetória profissional',
      `Comecei em 2010 na Padaria Trigo Bom como balconista, onde fiquei até 2012. De 2013 a 2017 trabalhei como
caixa no Mercado Lua. Desde 2018 atuo como encarregada na Fios do Vale.`,
    ),
    jobs: [
      'balconista | Padaria Trigo Bom | 2010 | 2012',
      'caixa | Mercado Lua | 2013 | 2017',
      'encarregada | Fios do Vale | 2018 | now',
    ],
  },
  {
    name: 'two jobs in one sentence',
    pdf: english(
      'Experience',
      `From 2013 to 2017 I worked as a cashier at Moonlight Market and then from 2018 to 2022 worked
as a supervisor at Larkspur Mill.`,
    ),
    jobs: ['cashier | Moonlight Market | 2013 | 2017', 'supervisor | Larkspur Mill | 2018 | 2022'],
  },
  {
    name: 'a paragraph that says what somebody was and studied',
    pdf: portuguese(
      'Experiência',
      `Fui aluna da Escola Santa Rosa de 2005 a 2008.
Trabalhei no Restaurante Sol como cozinheira de 2014 a 2017.`,
    ),
    jobs: ['cozinheira | Restaurante Sol | 2014 | 2017'],
  },
];
