import { BRAZILIAN_STATES } from '@araucaria/contracts/domain';
import { fold } from './text.js';
import { readEntries } from './word-list.js';

const BY_NAME = new Map(Object.entries(BRAZILIAN_STATES).map(([code, name]) => [fold(name), code]));

/** Returns the code for 'ES', 'es', 'Espírito Santo' and 'Estado de São Paulo'. */
export function stateCode(text: string): string | undefined {
  const folded = fold(text)
    .replace(/^(?:estado (?:de|do|da) |estado |uf )/, '')
    .replace(/[.]/g, '')
    .trim();
  const upper = folded.toUpperCase();
  if (upper.length === 2 && Object.hasOwn(BRAZILIAN_STATES, upper)) return upper;
  return BY_NAME.get(folded);
}

/** Area codes in use; a number that begins with two other digits is no Brazilian telephone. */
export const AREA_CODES: ReadonlySet<string> = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 ' +
    '71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/** Capitals and the larger municipalities: enough to recognise a city that stands without its state. */
const BRAZILIAN_CITIES: ReadonlySet<string> = new Set(readEntries('brazilian-cities').map(fold));

export function isBrazilianCity(text: string): boolean {
  return BRAZILIAN_CITIES.has(fold(text));
}
