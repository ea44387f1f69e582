import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const REST = `
## Experience
## Fitter   2019 – 2023
Harrow Drives
• Assembled presses and kept their papers.`;

const head = (name: string, lines: string, fields: Habit['fields']): Habit => ({
  name,
  pdf: () => printedLines(`${lines}\n${REST}`),
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
    'a German street that only its ending tells',
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
];
