import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id (the library's default) with the minimum that OWASP recommends: 19 MiB and two passes, about 20 ms of one
 * core, so that a log-in does not delay others.
 */
const MEMORY_KIB = 19_456;
const COST = { memoryCost: MEMORY_KIB, timeCost: 2, parallelism: 1 };

/** Verified for unknown users, so that the response takes as long as for existing ones. */
const unknownUserHash: Promise<string> = hash(randomBytes(16), COST);

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** @param stored undefined for an unknown user: takes the same time and returns false */
export async function isPasswordRight(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await unknownUserHash), password);
  return matches && stored !== undefined;
}
