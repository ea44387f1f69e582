import { TOTP } from 'otpauth';

const STEP_SECONDS = 30;

/** What an authenticator app shows for a secret in Base32. @param stepsAhead -1, 0 and 1 are accepted by the product */
export const totpCode = (secret: string, stepsAhead = 0, now = Date.now()): string =>
  new TOTP({ secret }).generate({ timestamp: now + stepsAhead * STEP_SECONDS * 1_000 });
