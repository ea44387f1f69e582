import { fold } from './text.js';
import { readEntries } from './word-list.js';

/** The 27 federative units. */
const STATES: Record<string, string> = {
  AC: 'Acre',
  AL: 'Alagoas',
  AP: 'Amapá',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MT: 'Mato Grosso',
  MS: 'Mato Grosso do Sul',
  MG: 'Minas Gerais',
  PA: 'Pará',
  PB: 'Paraíba',
  PR: 'Paraná',
  PE: 'Pernambuco',
  PI: 'Piauí',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RS: 'Rio Grande do Sul',
  RO: 'Rondônia',
  RR: 'Roraima',
  SC: 'Santa Catarina',
  SP: 'São Paulo',
  SE: 'Sergipe',
  TO: 'Tocantins',
};

const BY_NAME = new Map(Object.entries(STATES).map(([code, name]) => [fold(name), code]));

/** Returns the code for 'ES', 'es', 'Espírito Santo' and 'Estado de São Paulo'. */
export function stateCode(text: string): string | undefined {
  const folded = fold(text)
    .replace(/^(?:estado (?:de|do|da) |estado |uf )/, '')
    .replace(/[.]/g, '')
    .trim();
  const upper = folded.toUpperCase();
  if (upper.length === 2 && upper in STATES) return upper;
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
