import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const home = (lines: string) => () =>
  printedLines(`# Marlene Cordeiro Pires
${lines}

## Experiência
Vendedora – Loja Girassol – 2019 a 2021`);
const abroad = (lines: string) => () =>
  printedLines(`# Rosamund Achterberg
${lines}

## Experience
Baker – Crumb and Crust – 2014 to 2019`);

/** How people print where they live. */
export const HOMES: Habit[] = [
  {
    name: 'a post code of eight digits behind the state',
    pdf: home('Rua Itabaiana, 310 · São José · Aracaju · SE · 49015110 — marlene@exemplo.com.br'),
    fields: { address: 'Rua Itabaiana, 310, São José', city: 'Aracaju', state: 'SE', zip: '49015-110' },
  },
  {
    name: 'a post code of eight digits before the town and its state',
    pdf: home('Rua das Palmeiras, 45, Centro\n29010250 - Vitória, ES - Brasil\nmarlene@exemplo.com.br'),
    fields: { address: 'Rua das Palmeiras, 45, Centro', city: 'Vitória', state: 'ES', zip: '29010-250' },
  },
  {
    name: 'a beach for a street, telephones behind it',
    pdf: home(
      'Praia da Costa, 2210/802, Itapoã, Vila Velha, ES, CEP 29101-010. Tel. (27) 3229-4040, cel. (27) 99988-7070. E-mail: marlene@exemplo.com.br',
    ),
    fields: {
      address: 'Praia da Costa, 2210/802, Itapoã',
      city: 'Vila Velha',
      state: 'ES',
      zip: '29101-010',
    },
  },
  {
    name: 'a quay for a street, a telephone behind it',
    pdf: home('Cais do Apolo, 222, Bairro do Recife, Recife, PE, CEP 50030-220. Tel. (81) 3424-1010.'),
    fields: {
      city: 'Recife',
      state: 'PE',
      zip: '50030-220',
      address: 'Cais do Apolo, 222, Bairro do Recife',
    },
  },
  {
    name: 'the address of an office under a heading of its own',
    pdf: home(`marlene@exemplo.com.br

## Endereço
Endereço Profissional   Instituto de Física, Universidade do Vale.
-> Rua Paraná, 1200, Bloco B
-> 86050460 - Londrina, PR - Brasil
-> Telefone: (43) 33714000`),
    fields: { city: 'Londrina', state: 'PR', zip: '86050-460' },
  },
  {
    name: 'a town behind the post code, and the kind of address in brackets',
    pdf: home('Endereço: Rua do Sol 45, 49010-190, Aracaju, Brasil (Residência)\nmarlene@exemplo.com.br'),
    fields: { address: 'Rua do Sol 45', city: 'Aracaju', zip: '49010-190' },
  },
  {
    name: 'a kind of address in brackets behind the state',
    pdf: home(
      'Endereço: Av. Beira Mar 900, 60165-121, Fortaleza, CE, Brasil (Domicílio)\nmarlene@exemplo.com.br',
    ),
    fields: { address: 'Av. Beira Mar 900', city: 'Fortaleza', state: 'CE', zip: '60165-121' },
  },
  {
    name: 'the country on the next line of a row of contacts',
    pdf: home(
      'marlene@exemplo.com.br (+55) 79998123300 Endereço: Rua do Sol 45, 49010-190, Aracaju,\nBrasil (Residência)',
    ),
    fields: { address: 'Rua do Sol 45', city: 'Aracaju', zip: '49010-190' },
  },
  {
    name: 'the country on the next line of a sentence of contacts',
    pdf: home(
      'E-mail: marlene@exemplo.com.br | Endereço: Travessa do Chaco 18, 66093-543, Belém,\nBrasil (Domicílio)',
    ),
    fields: { address: 'Travessa do Chaco 18', city: 'Belém', zip: '66093-543' },
  },
];

export const HOMES_ABROAD: Habit[] = [
  {
    name: 'a letter for the address, the post code before the town',
    pdf: abroad('t. +39 333 555 0188\na. Via Garibaldi 14, 16124 Genova'),
    fields: { address: 'Via Garibaldi 14', city: 'Genova' },
  },
  {
    name: 'a letter for the address, the town behind it',
    pdf: abroad('e. r.achterberg@example.com\na. Calle Mayor 21, 28013 Madrid'),
    fields: { address: 'Calle Mayor 21', city: 'Madrid' },
  },
  {
    name: 'a university for the address',
    pdf: abroad(
      'Department of Physics, Lund University, Box 118, 221 00 Lund, Sweden\nr.achterberg@example.com',
    ),
    fields: { city: 'Lund' },
  },
  {
    name: 'a post code with a space before the town',
    pdf: abroad('Storgatan 5, 903 26 Umeå, Sweden\nr.achterberg@example.com'),
    fields: { city: 'Umeå' },
  },
];
