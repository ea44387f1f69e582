import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const rest = `## WORK EXPERIENCE
## Store Manager, Harper & Cole Ltd, Leeds
May 2018 – present
Runs a shop with nine staff and a budget of its own.`;

/** Further heads as several countries print them. */
export const HEADS_OF_NATIONS: Habit[] = [
  {
    name: 'letters with two accents in a name, and the telephone behind the address on one line',
    pdf: () =>
      printedLines(`# Ọlábísí "Bisi" Adéwálẹ̀-Clarke
Address: 3rd Floor, 41 Marina Parade, Southend-on-Sea SS1 2EN. Telephone: (01702) 555 019
${rest}`),
    fields: {
      firstName: 'Ọlábísí',
      lastName: 'Adéwálẹ̀-Clarke',
      city: 'Southend-on-Sea',
      phone: '(01702) 555 019',
    },
  },
  {
    name: 'a telephone in three groups behind its label within a line of addresses',
    pdf: () =>
      printedLines(`# Kojo Amankwah
Post: P. O. Box KN 1201, Kaneshie – Accra, Ghana. Res.: House No. 29, Sakaman. Tel: 0244-555-018, 0201-555-019.
Email: kojo.a@example.gh
${rest}`),
    fields: { phone: '0244-555-018', city: 'Accra' },
  },
  {
    name: 'a Danish telephone in four pairs behind its label',
    pdf: () =>
      printedLines(`# Ingrid Thomsen-Rao
Vesterbrogade 98, 3. tv., DK-1620 København V, Denmark | Tel. 42 55 50 19 | ingrid@thomsen.example
${rest}`),
    fields: { phone: '42 55 50 19' },
  },
  {
    name: "a home behind 'Current', over the permanent one",
    pdf: () =>
      printedLines(`# Naomi Feldstein
Current: 1733 Maple Ave, Apt 2C, Evanston, IL 60201
Permanent: 91 Lakeview Ter, Rochester, NY 14613
naomi.f@example.edu, 224.555.0177
${rest}`),
    fields: { address: '1733 Maple Ave, Apt 2C', city: 'Evanston' },
  },
  {
    name: 'a house in Vienna with its stair and its door',
    pdf: () =>
      printedLines(`# Dr. med. univ. Matthias Egger
Mariahilfer Straße 99/2/14, A-1060 Wien · +43 (0) 664 555 01 93 · m.egger@example.at
${rest}`),
    fields: { firstName: 'Matthias', address: 'Mariahilfer Straße 99/2/14', city: 'Wien' },
  },
  {
    name: 'letters for the kind of each telephone',
    pdf: () =>
      printedLines(`# Bronte Whitfield-Orr
h. (02) 6944 5571
m. 0491 570 157
Gundagai NSW 2722
${rest}`),
    fields: { phone: '0491 570 157' },
  },
];
