import { withoutAccents } from './plain-text.js';

/** The 26 states and the federal district: names by two-letter code, in the order of the names. */
export const BRAZILIAN_STATES = {
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
} as const;

/** The two-letter code of a state given by code or name, ignoring accents and case; empty if there is none. */
export function stateCode(text: string): string {
  const searched = withoutAccents(text.trim());
  const found = Object.entries(BRAZILIAN_STATES).find(
    ([code, name]) => code.toLowerCase() === searched || withoutAccents(name) === searched,
  );
  return found?.[0] ?? '';
}
