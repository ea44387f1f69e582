import {
  COMMON_DIGITS,
  COMMON_NAMES,
  COMMON_PHRASES,
  COMMON_WORDS,
  TYPED_RUNS,
} from './common-password-words.js';

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
  for (let length = 6; length <= 10; length += 1) {
    for (let digit = 0; digit <= 9; digit += 1) {
      runs.push(String(digit).repeat(length));
      runs.push(up.slice(digit, digit + length), down.slice(digit, digit + length));
    }
  }
  for (let pair = 0; pair <= 99; pair += 1) runs.push(String(pair).padStart(2, '0').repeat(3));
  return runs;
}

/**
 * The commonest passwords of published rankings, English and Brazilian, and the forms in which they come. Kept in lower
 * case. Only those that a form would otherwise take (6 characters and more) count.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  [
    ...split(COMMON_DIGITS),
    ...split(TYPED_RUNS),
    ...split(COMMON_PHRASES),
    ...digitRuns(),
    ...split(COMMON_WORDS).flatMap((word) => ENDINGS.map((ending) => word + ending)),
    ...split(COMMON_NAMES).flatMap((name) => NAME_ENDINGS.map((ending) => name + ending)),
  ].filter((password) => password.length >= 6),
);

/** Case does not make a guess harder: «Senha123» is tried right after «senha123». */
export const isCommonPassword = (password: string): boolean =>
  COMMON_PASSWORDS.has(password.normalize('NFKC').toLowerCase());
