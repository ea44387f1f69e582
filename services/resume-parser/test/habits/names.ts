import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const resume = (head: string) => () =>
  printedLines(`${head}

## EXPERIÊNCIA PROFISSIONAL
Eletricista   03/2019 a 11/2023
Construtora Serra Bonita
Instalações prediais.

## FORMAÇÃO
Técnico em Eletrotécnica – SENAI – 2012`);

/** Names and places of a person. */
export const NAMES: Habit[] = [
  {
    name: 'the surname first, in capitals',
    pdf: resume('# FIGUEIREDO, Marcelo Augusto\nNiterói – RJ | marcelo.figueiredo@exemplo.com'),
    fields: { firstName: 'Marcelo', lastName: 'Augusto Figueiredo' },
  },
  {
    name: 'the surname first, behind a label',
    pdf: resume('Nome: Almeida Prado, Regina Célia\nE-mail: regina.prado@exemplo.com\nCidade: Niterói/RJ'),
    fields: { firstName: 'Regina', lastName: 'Célia Almeida Prado' },
  },
  {
    name: 'the surname first with a generation',
    pdf: resume('# Barroso Jr., Edmundo\nNiterói – RJ | edmundo@exemplo.com'),
    fields: { firstName: 'Edmundo', lastName: 'Barroso Jr.' },
  },
  {
    name: 'a generation behind the name',
    pdf: resume('# Edmundo Barroso Jr.\nNiterói – RJ | edmundo@exemplo.com'),
    fields: { firstName: 'Edmundo', lastName: 'Barroso Jr.' },
  },
  {
    name: 'a generation behind a comma',
    pdf: resume('# Carlos Alberto Tinoco, Jr.\nNiterói – RJ | tinoco@exemplo.com'),
    fields: { firstName: 'Carlos', lastName: 'Alberto Tinoco Jr.' },
  },
  {
    name: 'Filho and Neto',
    pdf: resume('# José Ribamar Neto\nSão Luís – MA | ribamar@exemplo.com'),
    fields: { firstName: 'José', lastName: 'Ribamar Neto', city: 'São Luís' },
  },
  {
    name: 'names of two letters',
    pdf: resume('# Li Wu\nNiterói – RJ | (21) 99611-7070 | li.wu@exemplo.com'),
    fields: { firstName: 'Li', lastName: 'Wu', city: 'Niterói' },
  },
  {
    name: 'a surname of two letters',
    pdf: resume('# Ana Sá\nNiterói – RJ | (21) 99611-7070 | ana.sa@exemplo.com'),
    fields: { firstName: 'Ana', lastName: 'Sá' },
  },
  {
    name: 'born in one place, living in another',
    pdf: resume(
      '# Gérson Amorim Tavares\nNatural de Recife – residente em Olinda/PE\n(81) 99611-7070 | gerson@exemplo.com',
    ),
    fields: { firstName: 'Gérson', lastName: 'Amorim Tavares', city: 'Olinda', state: 'PE' },
  },
  {
    name: 'born and living, in a sentence',
    pdf: resume(
      '# Gérson Amorim Tavares\nBrasileiro, casado, 34 anos, natural de Caruaru/PE, residente em João Pessoa/PB.\n(83) 99611-7070 | gerson@exemplo.com',
    ),
    fields: { firstName: 'Gérson', city: 'João Pessoa', state: 'PB' },
  },
  {
    name: 'living before born',
    pdf: resume(
      '# Gérson Amorim Tavares\nResidente e domiciliado em Campina Grande – PB. Nascido em Patos – PB.\n(83) 99611-7070 | gerson@exemplo.com',
    ),
    fields: { city: 'Campina Grande', state: 'PB' },
  },
];
