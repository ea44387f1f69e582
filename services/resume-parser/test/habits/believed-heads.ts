import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const SECTIONS_BELOW = `
## Experience
## Fitter   2019 – 2023
Harrow Drives
• Assembled presses and kept their papers.`;

const head = (name: string, lines: string, fields: Habit['fields']): Habit => ({
  name,
  pdf: () => printedLines(`${lines}\n${SECTIONS_BELOW}`),
  ...(fields ? { fields } : {}),
});

/** Homes at the top of a page in the words of several countries. */
export const BELIEVED_HEADS: Habit[] = [
  head(
    'a German street with its number, over its town',
    '# Dr. Jonas Petersen\nBrunnenweg 17\n24103 Kiel\nGermany\n+49 151 555 0142\njonas@mail.example',
    { address: 'Brunnenweg 17', city: 'Kiel', zip: '24103' },
  ),
  head(
    'a German street that only its ending shows',
    '# Dr. Imke Lorenzen\nHafenstraße 8a | 23552 Lübeck | Germany | imke@mail.example',
    { address: 'Hafenstraße 8a', city: 'Lübeck', zip: '23552' },
  ),
  head(
    'an Indian flat in a housing society',
    '# Sunita Joshi\nPune, Maharashtra 411038\nsunita@mail.example | +91 98220 55511\nAddress: C-304, Shanti Niketan CHS, Kothrud',
    { address: 'C-304, Shanti Niketan CHS, Kothrud', city: 'Pune' },
  ),
  head('an American town without a post code', '# Roy Benally\nPage, AZ | 928-555-0144 | roy@mail.example', {
    city: 'Page',
  }),
  head(
    'a rank of an army before the name',
    '# SFC (Ret.) Marcus L. Whitfield\n88 Juniper Way, Killeen, TX 76542\n(254) 555-0122 | marcus@mail.example',
    { firstName: 'Marcus', lastName: 'L. Whitfield', city: 'Killeen' },
  ),
  head(
    'a town before a county of Wales',
    '# Gwenllian Rees\nTŷ Newydd, Ffordd y Môr, Llanon, Ceredigion SY23 5LP\n07700 900644\ngwen@mail.example',
    { city: 'Llanon', zip: 'SY23 5LP' },
  ),
  head(
    'a box before its town without a comma',
    'Name: Esther Achieng Nabwire\nP.O. Box 4410 Kampala, Uganda\nTel: +256 772 555 019 / +256 701 555 088\nesther@mail.example',
    { address: 'P.O. Box 4410', city: 'Kampala' },
  ),
  head(
    'a telephone behind a number sign, before the number of an identity card',
    '# Bilal Ahmed Siddiqui\nHouse # 12, Street 4, Model Town, Lahore, Pakistan\nCell # 0333-5550177\nbilal@mail.example\nCNIC: 35202-5555555-3',
    { phone: '0333-5550177', city: 'Lahore' },
  ),
  head(
    'a rank of a military police before the name',
    '# Ten PM Marcos Vinícius Teixeira\nRua do Sol, 12, Centro, Goiânia-GO\n(62) 99855-0155 | marcos@mail.example',
    { firstName: 'Marcos', lastName: 'Vinícius Teixeira', city: 'Goiânia' },
  ),
];
