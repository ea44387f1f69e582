import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const BODY = `
## Experience
## Fitter   2019 – 2023
Harrow Drives
• Assembled presses and kept their papers.`;

const withHead = (head: string) => () => printedLines(`# Rosamund Achterberg\n${head}\n${BODY}`);

/** Homes and telephones in the heads of published layouts: countries as codes, streets of words that no list holds. */
export const PUBLISHED_HEADS: Habit[] = [
  {
    name: 'the code of a country behind a comma',
    pdf: withHead('Debrecen, HU   +36 30 555 0191\nr.achterberg@example.hu'),
    fields: { city: 'Debrecen', state: '', address: '', phone: '+36 30 555 0191' },
  },
  {
    name: 'the code of a country behind the town',
    pdf: withHead('+20 100 555 0178 | Port Said EG\nr.achterberg@example.eg'),
    fields: { city: 'Port Said', state: '', address: '' },
  },
  {
    name: 'the code of a country in brackets, behind street and post code',
    pdf: withHead('Jl. Ahmad Yani 118, 65125, Malang, (ID)\nr.achterberg@example.id'),
    fields: { city: 'Malang', address: 'Jl. Ahmad Yani 118', zip: '65125' },
  },
  {
    name: 'no town before letters that are no country, and none in a trade',
    pdf: withHead('Press Fitter, HV\nMaintenance Lead IT\nr.achterberg@example.com'),
    fields: { city: '', address: '' },
  },
  {
    name: 'a post code before the country, below a block and a lot',
    pdf: withHead(
      'Block 4 Lot 11, Sampaguita Village\nLas Piñas City, 1740 Philippines\n+63 917 555 0184\nr.achterberg@example.ph',
    ),
    fields: { city: 'Las Piñas City', address: 'Block 4 Lot 11, Sampaguita Village', zip: '1740' },
  },
  {
    name: 'a region that no list holds, between a town with its code and the country',
    pdf: withHead(
      'Av. Juárez 412, Col. Centro, 20000 Aguascalientes, Aguascalientes, Mexico\nr.achterberg@example.mx',
    ),
    fields: { city: 'Aguascalientes', address: 'Av. Juárez 412, Col. Centro', zip: '20000' },
  },
  {
    name: 'a region that no list holds, behind a town of another name',
    pdf: withHead('76000 Querétaro, Bajío, Mexico\nr.achterberg@example.mx'),
    fields: { city: 'Querétaro', zip: '76000' },
  },
  {
    name: 'a street that begins with a small letter, above code, town and country',
    pdf: withHead('ul. Mokotowska 41/7\n00-551 Warszawa, Poland\nr.achterberg@example.pl'),
    fields: { city: 'Warszawa', address: 'ul. Mokotowska 41/7' },
  },
  {
    name: 'a street whose number stands behind a sign',
    pdf: withHead('Calle 93 #15-27\nBogotá, Colombia\nr.achterberg@example.co'),
    fields: { city: 'Bogotá', address: 'Calle 93 #15-27' },
  },
  {
    name: 'a numbered street with the number of its house behind a label, and a country below the town',
    pdf: withHead('1417 Sokak No: 22\n35210 İzmir\nTürkiye\n+90 532 555 71 06\nr.achterberg@example.tr'),
    fields: { city: 'İzmir', address: '1417 Sokak No: 22' },
  },
  {
    name: 'a quarter before the street, above the town',
    pdf: withHead('Kilimani, Lenana Road 33\nNairobi, Kenya\nr.achterberg@example.ke'),
    fields: { city: 'Nairobi', address: 'Kilimani, Lenana Road 33' },
  },
  {
    name: 'no street in the years, numbers and trades above a town',
    pdf: withHead('Fitter since 2009\nBogotá, Colombia\nr.achterberg@example.co'),
    fields: { city: 'Bogotá', address: '' },
  },
  ...['Class of 2012', '10 years of experience', 'Engineer Level 3'].map((line) => ({
    name: `no street in '${line}' above a town`,
    pdf: withHead(`${line}\nNairobi, Kenya\nr.achterberg@example.ke`),
    fields: { city: 'Nairobi', address: '' },
  })),
  {
    name: 'no town before the abbreviation of a trade beside a telephone',
    pdf: withHead('Agile Coach, PM | +44 7700 900123'),
    fields: { city: '' },
  },
  {
    name: 'a telephone beside a house number',
    pdf: withHead('r.achterberg@example.com   +44 7700 900123   8 Quay Street\nHull, UK'),
    fields: { phone: '+44 7700 900123', address: '8 Quay Street', city: 'Hull' },
  },
  {
    name: 'a foreign telephone that the margin breaks',
    pdf: withHead(
      'Av. Vallarta 1820, Col. Americana, 44160 Guadalajara, Jalisco, Mexico · +52 33\n5555 0127\nr.achterberg@example.mx',
    ),
    fields: { phone: '+52 33 5555 0127', city: 'Guadalajara', address: 'Av. Vallarta 1820, Col. Americana' },
  },
  {
    name: 'a region that no list holds, between a town and the country (LinkedIn)',
    pdf: withHead('Service Designer\nVõru, Võrumaa, Estonia\nr.achterberg@example.ee'),
    fields: { city: 'Võru', state: '' },
  },
  {
    name: 'a quarter before a town of the list and its country',
    pdf: withHead('Westlands, Nairobi, Kenya\nr.achterberg@example.ke'),
    fields: { city: 'Nairobi', state: '' },
  },
  {
    name: 'a letter behind the number of a house',
    pdf: withHead('Kirkegata 112 B\n7013 Trondheim, Norway\nr.achterberg@example.no'),
    fields: { city: 'Trondheim', address: 'Kirkegata 112 B' },
  },
  {
    name: 'a name whose hyphen ends its first line',
    pdf: () => printedLines('# Rosamund Al-\n# Achterberg\nr.achterberg@example.com\n' + BODY),
    fields: { firstName: 'Rosamund', lastName: 'Al-Achterberg' },
  },
  {
    name: 'a street among the contacts, above the town',
    pdf: withHead(
      'r.achterberg@example.co   +57 310 555 8821   Calle 41 #8-19\nCartagena, Colombia   github.com/achterberg',
    ),
    fields: { phone: '+57 310 555 8821', address: 'Calle 41 #8-19', city: 'Cartagena' },
  },
  {
    name: 'contacts below a heading of profiles',
    pdf: () =>
      printedLines(`# Rosamund Achterberg
## About
Valdivia, CL
r.achterberg@example.cl
+56 9 5555 0113

## Summary
Counts mussels, seals and the people who live from them.
${BODY}`),
    fields: { city: 'Valdivia', phone: '+56 9 5555 0113' },
    nowhere: ['Valdivia', 'achterberg@'],
  },
];
