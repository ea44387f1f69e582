import { solveChallenge, type Challenge, type DeriveKeyFunction } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { deriveKey as sha } from 'altcha-lib/algorithms/sha';
import type { Fetch } from './fetch-over.js';

/** Fetches a challenge, solves it as the widget does, and returns the token for `recaptchaToken`. */
export async function solveCaptcha(url: string, fetch: Fetch = globalThis.fetch): Promise<string> {
  const challenge = (await (await fetch(`${url}/api/recaptcha/challenge`)).json()) as Challenge;
  const { algorithm } = challenge.parameters;
  const deriveKey: DeriveKeyFunction = algorithm.startsWith('PBKDF2') ? pbkdf2 : sha;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
