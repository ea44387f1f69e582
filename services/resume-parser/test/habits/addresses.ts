import { printed, printedLines, type Piece } from '../printed.js';
import type { Habit } from './habit.js';

const resume = (contact: string) => () =>
  printedLines(`# Conceição Araújo Prado
${contact}

## EXPERIÊNCIA PROFISSIONAL
Vendedora   03/2019 a 11/2023
Loja Sol Poente
Vendas no balcão.`);

/** An address in parts: the parts are never taken for another address. */
export const ADDRESSES: Habit[] = [
  {
    name: 'an accent in the last word before the at sign',
    pdf: resume('Recife – PE | conceição.prado@exemplo.com'),
    fields: { email: '' },
  },
  {
    name: 'a tilde in the middle, behind a label',
    pdf: resume('E-mail: maria_conceição@exemplo.com.br\nTelefone: (81) 98811-2044'),
    fields: { email: '' },
  },
  {
    name: 'an accent in the domain',
    pdf: resume('E-mail: prado@loja.farmácia.com.br'),
    fields: { email: '' },
  },
  {
    name: 'a space inside, behind a label',
    pdf: resume('E-mail: conceicao araujo@exemplo.com.br'),
    fields: { email: '' },
  },
  {
    name: 'a space behind a point',
    pdf: resume('E-mail: conceicao. araujo@exemplo.com.br'),
    fields: { email: 'conceicao.araujo@exemplo.com.br' },
  },
  {
    name: 'an apostrophe inside',
    pdf: resume("Contato: c.sant'anna@exemplo.com"),
    fields: { email: '' },
  },
  {
    name: 'broken across two lines without a label',
    pdf: resume('conceicao.araujo.prado.\nvendas@exemplo.com.br'),
    fields: { email: 'conceicao.araujo.prado.vendas@exemplo.com.br' },
  },
  {
    name: 'broken in the domain behind a hyphen',
    pdf: resume('E-mail: c.prado@loja-\nsolpoente.com.br'),
    fields: { email: 'c.prado@loja-solpoente.com.br' },
  },
  {
    name: 'between other contacts',
    pdf: resume('(81) 98811-2044/conceicao.prado@exemplo.com/Recife-PE'),
    fields: { email: 'conceicao.prado@exemplo.com' },
  },
];

const page = (text: string, at: number): Piece => ({ text, x: 50, y: 60 + at * 14 });
const BULLETS = Array.from(
  { length: 45 },
  (_, at) => `• Tarefa número ${'abcdefghijklmnopqrstuvwxyz'.charAt(at % 26)} do setor de estoque.`,
);
const HEAD = [
  'Aldemir Brás Couto',
  'Natal – RN | (84) 99123-7788 | aldemir.couto@exemplo.com',
  'EXPERIÊNCIA PROFISSIONAL',
];
const JOBS = [
  'Chefe de Estoque | Atacado Potengi | 2018-02 | 2024-06',
  'Estoquista | Lojas Dunas | 2012-03 | 2018-01',
];
const FIRST = [...HEAD, 'Chefe de Estoque – Atacado Potengi – 02/2018 a 06/2024', ...BULLETS].map(page);
const SECOND = [
  '• Treinamento de novos conferentes.',
  'Estoquista – Lojas Dunas – 03/2012 a 01/2018',
  '• Inventários mensais.',
];
const THIRD = ['• Contagem cíclica.', 'FORMAÇÃO', 'Ensino médio completo – 2010'];
const paged = (running: (number: number) => Piece[]) => () =>
  printed({
    pages: [
      [...running(1), ...FIRST],
      [...running(2), ...SECOND.map(page)],
      [...running(3), ...THIRD.map(page)],
    ],
  });

/** What stands at the edge of every page is no part of a job. */
export const RUNNING_LINES: Habit[] = [
  {
    name: 'a header with the name and the page from the second page on',
    pdf: paged((number) =>
      number === 1
        ? []
        : [{ text: `Currículo de Aldemir Brás Couto – pág. ${String(number)}/3`, x: 50, y: 30 }],
    ),
    jobs: JOBS,
    nowhere: ['Currículo de', 'pág.'],
  },
  {
    name: 'a footer with contacts on every page',
    pdf: paged((number) => [
      {
        text: `Aldemir Brás Couto | (84) 99123-7788 | Página ${String(number)} de 3`,
        x: 50,
        y: 815,
        size: 8,
      },
    ]),
    jobs: JOBS,
    nowhere: ['(84) 99123-7788', 'Página'],
  },
  {
    name: 'the lines of a browser that prints',
    pdf: paged((number) => [
      { text: '26/11/2025, 10:32', x: 30, y: 20, size: 8 },
      { text: 'Meu currículo', x: 280, y: 20, size: 8 },
      { text: 'https://curriculos.exemplo.com/aldemir', x: 30, y: 830, size: 8 },
      { text: `${String(number)}/3`, x: 550, y: 830, size: 8 },
    ]),
    jobs: JOBS,
    nowhere: ['10:32', 'https://', 'Meu currículo'],
  },
  {
    name: 'a page number with the surname',
    pdf: paged((number) =>
      number === 1 ? [] : [{ text: `Couto, p. ${String(number)}`, x: 500, y: 30, size: 9 }],
    ),
    jobs: JOBS,
    nowhere: ['p. 2', 'p. 3'],
  },
];
