import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { cleanText } from '@araucaria/contracts';
import { BoundedQueue } from './bounded-queue.js';

/**
 * argon2id (the library's default) with the minimum that OWASP recommends: 19 MiB and two passes, about 20 ms of one
 * core, so that a log-in does not delay others.
 */
const MEMORY_KIB = 19_456;
const COST = { memoryCost: MEMORY_KIB, timeCost: 2, parallelism: 1 };

/**
 * One hash at a time, and at most this many that wait for about 20 ms each: a flood of logins takes one core, and the last of
 * those that wait is answered within a second and a half. Others are refused at once.
 */
const MAX_WAITING = 64;
const queue = new BoundedQueue(1, MAX_WAITING);

/** Verified for unknown users, so that the response takes as long as for existing ones. */
const unknownUserHash: Promise<string> = hash(randomBytes(16), COST);

/**
 * Passwords of calls have been cleaned and are in the composed form (NFC); so is one of the environment.
 * @throws {AppError} `OVERLOADED` when too many hashes wait
 */
export const hashPassword = (password: string): Promise<string> =>
  queue.run(() => hash(cleanText(password), COST));

/** A digest of the stored hash, which has a salt of its own for each password that is set. */
export const passwordVersionOf = (stored: string | null | undefined): string =>
  createHash('sha256')
    .update(stored ?? '')
    .digest('base64url');

/**
 * @param stored undefined for an unknown user: takes the same time and returns false
 * @throws {AppError} `OVERLOADED` when too many hashes wait
 */
export async function isPasswordRight(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await queue.run(async () => verify(stored ?? (await unknownUserHash), password));
  return matches && stored !== undefined;
}
