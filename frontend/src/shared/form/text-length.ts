import { cleanText } from '@araucaria/contracts/domain';

/** The text of a field's value, cleaned as on the server; empty for a value that is no text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? cleanText(value) : '');

/** Length in characters as the server counts it: trimmed, a character of two code units counts once. */
const lengthOf = (text: string): number => [...textOf(text).trim()].length;

const number = (count: number): string => count.toLocaleString('pt-BR');

/** The error of a text of more than `limit` characters; undefined: it fits. */
export function tooLong(text: string, limit: number): string | undefined {
  const excess = lengthOf(text) - limit;
  if (excess <= 0) return undefined;
  return `Use no máximo ${number(limit)} caracteres: retire ${number(excess)}`;
}

/** Share of the limit from which a long field shows how much is used. */
const NOTE_FROM_SHARE = 0.9;
/** Characters. A field with a shorter limit shows it only when it is exceeded. */
const LONG_FIELD_LENGTH = 500;

/** The note about its length that a field shows during typing: none, how much is used, or by how much it is too long. */
export function lengthNote(text: string, limit: number): { text: string; over: boolean } | undefined {
  const excess = tooLong(text, limit);
  if (excess) return { text: excess, over: true };
  const used = lengthOf(text);
  if (limit < LONG_FIELD_LENGTH || used < limit * NOTE_FROM_SHARE) return undefined;
  return { text: `${number(used)} de ${number(limit)} caracteres`, over: false };
}
