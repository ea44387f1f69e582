import type { ResumeFields } from '../../src/resume.js';
import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const SECTIONS_BELOW = `
## Experience
## Fitter   2019 – 2023
Harrow Drives
• Assembled presses and kept their papers.`;

const head = (name: string, lines: string, fields: Partial<ResumeFields>): Habit => ({
  name,
  pdf: () => printedLines(`${lines}\n${SECTIONS_BELOW}`),
  fields,
});

/** Telephones and homes at the top of a page, as the authors of a fourth lot print them. */
export const FOURTH_LOT_HEADS: Habit[] = [
  head(
    'an own telephone and one of a relative, each with its words behind it',
    '# Darnell Whitcombe\n310 Elm St | Tulsa, OK 74103 | (918) 555-0131 cell | (918) 555-0177 husband | d.whitcombe@mail.example',
    { phone: '(918) 555-0131' },
  ),
  head(
    'a telephone of a sister in brackets before the own one',
    '# Lerato Khumalo\n12 Beach Road, Durban, 4001\nContact no: 031 555 0171 (sister) / 073 555 0129\nlerato@mail.example',
    { phone: '073 555 0129' },
  ),
  head(
    'an Indian mobile behind a drawn icon',
    '# Harini Subramanian\n\u0084 97420 55518 | \u0083 harini@mail.example | github.com/harini-example',
    { phone: '97420 55518' },
  ),
  head(
    'an Australian mobile between icons',
    '# Natalie Broadbent\nFitzroy VIC\n✉ nat.broadbent@mail.example ☎ 0491 571 266',
    { phone: '0491 571 266' },
  ),
  head(
    'a name in small letters behind its label, and a town before the name of its state',
    'Curriculo\nNome: josefa dos anjos pereira da luz\nIdade 51 anos\nRua do Campo 14 Bairro Liberdade\nAracaju Sergipe\nFone: 79 98555-0162',
    { firstName: 'Josefa', lastName: 'dos Anjos Pereira da Luz', city: 'Aracaju', state: 'SE' },
  ),
  head(
    'a town with the word of a page, before its post code and country',
    '# Roland K. Tsosie\nPO Box 2240\nPrice, UT 84501 US\nMobile: 435-555-0118\nr.tsosie@mail.example',
    { address: 'PO Box 2240', city: 'Price', zip: '84501' },
  ),
  head(
    'a surname that is also a town, on a line of its own',
    '# Letícia Moura de\n# Albuquerque\nFortaleza, Ceará, Brazil\nleticia.albuquerque@mail.example',
    { lastName: 'Moura de Albuquerque', city: 'Fortaleza', state: 'CE' },
  ),
  head(
    'a numbered lot on a road, by way of a town',
    '# Colin Partridge\nPhone number: 0491 570 737\nLives: Lot 11 Cooba Creek Road, via Tamworth NSW 2340\ncolin@mail.example',
    { address: 'Lot 11 Cooba Creek Road', city: 'Tamworth', zip: '2340' },
  ),
];
