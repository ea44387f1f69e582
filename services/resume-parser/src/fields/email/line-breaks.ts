import { isLabel } from '../../lexicon/form-labels.js';
import { ENDED, PROVIDERS } from './address-text.js';

/** Two lines, or two cells over each other, that may hold the halves of an address. */
export interface LinePair {
  own: string;
  below: string;
  /** The last word of the upper one. */
  tail: string;
  /** The first word of the lower one. */
  head: string;
}

/** Where a narrow column breaks an address. */
export const LINE_BREAKS: { name: string; test: (pair: LinePair) => boolean; example: [string, string] }[] = [
  {
    name: 'before the at sign',
    // '@ana.vendas' is the name of a person in a social network.
    test: ({ tail, head, below }) => /^@[\w-]+\./.test(below) && /^[\w.+-]+$/.test(tail) && ENDED.test(head),
    example: ['maria.souza', '@gmail.com'],
  },
  {
    name: 'before the last part of the domain',
    test: ({ tail, head }) => /@[\w.-]*\.$/.test(tail) && /^(?:com|net|org|edu|gov|br|io|dev)\b/.test(head),
    example: ['maria@empresa.', 'com.br'],
  },
  {
    name: 'behind the at sign',
    test: ({ tail, head }) => /@(?:[\w.-]*-)?$/.test(tail) && /^[\w-]+\.(?:[a-z]{2,}|[A-Z]{2,})/.test(head),
    example: ['maria@', 'gmail.com'],
  },
  {
    name: 'before the country',
    test: ({ tail, below }) => /@/.test(tail) && /^\.[a-z]{2,4}\b/.test(below),
    example: ['maria@yahoo.com', '.br'],
  },
  {
    name: 'inside the domain',
    test: ({ tail, head }) => /@[\w-]+$/.test(tail) && /^[\w-]*\.[a-z]{2,}/.test(head),
    example: ['maria@gma', 'il.com'],
  },
  {
    name: 'inside the last part of the domain',
    test: ({ tail, head }) =>
      /@[\w-]+\.[a-z]{1,2}$/.test(tail) && /^[a-z]{1,2}(?:\.br)?$/.test(head) && PROVIDERS.test(tail),
    example: ['maria@gmail.co', 'm'],
  },
  {
    name: 'inside the name, behind a label',
    test: ({ own, tail, head }) =>
      /e-?mail\s*:?\s*[\w.+-]+$/i.test(own) &&
      !tail.includes('@') &&
      !isLabel(tail) &&
      /^[\w.+-]+@/.test(head),
    example: ['E-mail: maria.aparecida', 'souza@gmail.com'],
  },
  {
    name: 'inside the name, at a separator',
    test: ({ own, head }) => /^[a-z0-9._-]+[._-]$/.test(own.trim()) && /^[a-z0-9._-]+@/.test(head),
    example: ['maria.aparecida.', 'souza@gmail.com'],
  },
  {
    name: 'inside the name, a part with points alone on its line',
    test: ({ own, head }) =>
      /^(?=.*[a-z]{2})[a-z0-9]+(?:[._][a-z0-9]+)+$/.test(own.trim()) &&
      !ENDED.test(own.trim()) &&
      /^[a-z0-9._-]+@/.test(head),
    example: ['maria.apare', 'cida@gmail.com'],
  },
];
