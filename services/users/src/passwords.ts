import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@araucaria/platform';
import { isCommonPassword } from './common-passwords.js';

/**
 * argon2id (the library's default kind) as OWASP asks at the least: 19 MiB and two passes, some 20 ms of one core,
 * so that a log-in does not hold up the others.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared with when there is no such user, so that the answer takes as long as for one who exists. */
const nobody: Promise<string> = hash(randomBytes(16), COST);

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** @param stored absent when the user does not exist: takes the same time, and is never right */
export async function isPasswordRight(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && stored !== undefined;
}

/** @throws {AppError} `VALIDATION_FAILED` on `field` when everybody would guess the password. */
export function assertUncommon(password: string, field: string): void {
  if (!isCommonPassword(password)) return;
  const message = 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.';
  throw AppError.invalid([{ field, message }]);
}
