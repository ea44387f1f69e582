import type { Habit } from './habit.js';
import { printedLines } from '../printed.js';

const head = (lines: string) => () =>
  printedLines(`${lines}

## Experience
Cashier at Corner Shop, 2019 – 2021`);

/** Names, telephones and homes whose parts stand in unusual forms. */
export const REACHED: Habit[] = [
  {
    name: 'a telephone that the margin broke behind its area code',
    pdf: head(`# Wellington da Conceição Neto
Trav. Mauriti, 3021, casa B, Marco, Belém - PA | CEP 66093-180 | (91)
98045-6672`),
    fields: { phone: '(91) 98045-6672' },
  },
  {
    name: 'a fixed telephone broken behind its label and area code',
    pdf: head(`# Maria Vitória Quadros
Rua Camilo Prates, 250, Centro, Montes Claros (MG) | tel. (38)
3221-9090 | mvquadros@olhos.example`),
    fields: { phone: '(38) 3221-9090', email: 'mvquadros@olhos.example' },
  },
  {
    name: 'a British mobile behind a landline and a slash',
    pdf: head(`# Percival Ashworth Foyle
Flat 3, Mill Mews, Derby DE1 3NL
01632 960 188 / mobile 07700 900 471`),
    fields: { phone: '07700 900 471' },
  },
  {
    name: 'a British mobile with a note behind it',
    pdf: head(`# Olive Bakare
Tel: 07700 900362 (text first please)   Email: olive@wardmail.example`),
    fields: { phone: '07700 900362', email: 'olive@wardmail.example' },
  },
  {
    name: 'small words of Welsh and Irish surnames',
    pdf: head(`# Siân Gwenllian ap Rhys
s.aprhys@mail.example`),
    fields: { firstName: 'Siân', lastName: 'Gwenllian ap Rhys' },
  },
  {
    name: 'an Irish surname with a small letter before its capital',
    pdf: head(`# Fiachra Mac an tSaoir
fiachra@mail.example`),
    fields: { firstName: 'Fiachra', lastName: 'Mac an tSaoir' },
  },
  {
    name: 'a surname in capitals, and a form of address in brackets',
    pdf: head(`NAME: EZE-WILLIAMS, Ifeoma Blessing (Mrs.)
PHONE: 0803 555 0146`),
    fields: { firstName: 'Ifeoma', lastName: 'Blessing Eze-Williams' },
  },
  {
    name: 'a telephone that the margin broke behind its label and an area code without brackets',
    pdf: head(`# Aldir Cajazeira Neto
Rua Buarque de Macedo, 58, Catete, Rio de Janeiro, RJ. CEP 22220-030. Fone 21
95555.0168. Correio: aldir@fermento.example`),
    fields: { phone: '(21) 95555-0168', email: 'aldir@fermento.example' },
  },
  {
    name: 'a telephone that the margin broke behind the code of its country',
    pdf: head(`# Caoimhe Pereira
Nationality: Irish | Phone number: (+353)
0209155507 (Mobile) | Email address: caoimhe@post.example`),
    fields: { phone: '(+353) 0209155507', email: 'caoimhe@post.example' },
  },
  {
    name: 'a telephone behind a label of one letter',
    pdf: head(`# Kieran Ashworth Patel
Flat 2, 31 Otley Road, Leicester, LE3 0LE
M: 07700 900263
kieran@mail.example`),
    fields: { phone: '07700 900263' },
  },
  {
    name: 'a Dutch postal code before the town',
    pdf: head(`# Benedikt van der Aalst
Address: Zeedijk 80, 1012 BA Amsterdam, Netherlands
benedikt@arch.example`),
    fields: { city: 'Amsterdam', address: 'Zeedijk 80' },
  },
  {
    name: 'a surname first, all in capitals, with given names that no list holds',
    pdf: head(`# OGUNBANJO, OLUWATOBILOBA ADEBAYO
Lagos, Nigeria | tobi@accounts.example`),
    fields: { firstName: 'Oluwatobiloba', lastName: 'Adebayo Ogunbanjo' },
  },
  {
    name: 'a home in the country without a number',
    pdf: head(`# Valdecir Antunes Machado
Linha São Roque, s/n, interior – Chapecó – SC – CEP 89815-899
(49) 99127-3340`),
    fields: { address: 'Linha São Roque, s/n, interior', city: 'Chapecó', state: 'SC' },
  },
  {
    name: 'a home that begins with a plot',
    pdf: head(`# Tobi Adebayo
Plot 7, Adeniyi Jones Avenue, Ikeja | +234 803 555 0172 | tobi@accounts.example`),
    fields: { address: 'Plot 7, Adeniyi Jones Avenue, Ikeja' },
  },
  {
    name: 'the number of an Indian house',
    pdf: head(`# Faizan Qureshi
H.No. 12-7-133, Mettuguda, Hyderabad
faizan@student.example`),
    fields: { address: 'H.No. 12-7-133, Mettuguda', city: 'Hyderabad' },
  },
  {
    name: 'an Australian post code on the next line',
    pdf: head(`# Jacinta Thorne
Unit 3/88 Otley Rd, Brunswick VIC
3056
jacinta@mail.example`),
    fields: { address: 'Unit 3/88 Otley Rd', city: 'Brunswick', zip: '3056' },
  },
];
