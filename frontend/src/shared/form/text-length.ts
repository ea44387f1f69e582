/** The text of a field's value; empty for a value that is no text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Characters as the server counts them: trimmed, a sign of two code units once. */
const lengthOf = (text: string): number => [...text.trim()].length;

const number = (count: number): string => count.toLocaleString('pt-BR');

/** What is wrong with a text of more than `limit` characters; undefined: it fits. */
export function tooLong(text: string, limit: number): string | undefined {
  const excess = lengthOf(text) - limit;
  if (excess <= 0) return undefined;
  return `Use no máximo ${number(limit)} caracteres: retire ${number(excess)}`;
}

/** Share of the limit from which on a long field shows how much is used. */
const NEARLY = 0.9;
/** Characters; a shorter limit is only named once it is passed. */
const LONG_FIELD = 500;

/** What a field says about its length while it is typed into: nothing, how much is used, or how much is too much. */
export function lengthNote(text: string, limit: number): { text: string; over: boolean } | undefined {
  const excess = tooLong(text, limit);
  if (excess) return { text: excess, over: true };
  const used = lengthOf(text);
  if (limit < LONG_FIELD || used < limit * NEARLY) return undefined;
  return { text: `${number(used)} de ${number(limit)} caracteres`, over: false };
}
