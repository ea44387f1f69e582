import { readLines } from './word-list.js';

interface Range {
  from: number;
  to: number;
  state: string;
}

/** The first five digits of the post codes of each state, as the Correios publish them. */
const RANGES: Range[] = readLines('post-codes').map((line) => {
  const [from = '', to = '', state = ''] = line.split(' ');
  return { from: Number(from), to: Number(to), state };
});

/** The state of '29.160-000'; undefined for what is no Brazilian post code. */
export function stateOfPostCode(code: string): string | undefined {
  const digits = code.replace(/[.\s-]/g, '');
  if (!/^\d{8}$/.test(digits)) return undefined;
  const area = Number(digits.slice(0, 5));
  return RANGES.find(({ from, to }) => area >= from && area <= to)?.state;
}
