import { setTimeout as sleep } from 'node:timers/promises';
import { TOTP } from 'otpauth';

const STEP_MS = 30_000;
/** More than a call takes on a busy machine. */
const MARGIN_MS = 5_000;

/**
 * What an authenticator app shows for a secret in Base32. A code that counts, or does not count, only during the present
 * step of 30 seconds is not made at the end of that step: it waits for the next one.
 * @param stepsAhead -1, 0 and 1 are accepted by the product
 * @param nowMs the product's clock
 */
export async function totpCode(secret: string, stepsAhead = 0, nowMs = Date.now()): Promise<string> {
  const leftMs = STEP_MS - (nowMs % STEP_MS);
  const changesSoon = (stepsAhead < 0 || stepsAhead > 1) && leftMs < MARGIN_MS;
  if (changesSoon) await sleep(leftMs);
  const timestamp = nowMs + (changesSoon ? leftMs : 0) + stepsAhead * STEP_MS;
  return new TOTP({ secret }).generate({ timestamp });
}
