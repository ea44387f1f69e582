import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Redis } from 'ioredis';
import { keyPrefix } from '@araucaria/messaging/queues';
import { AppError } from '@araucaria/platform';
import type { CaptchaProvider } from './captcha.js';

const ALGORITHM = 'PBKDF2/SHA-256';
/**
 * The browser tries keys of 1,000 rounds until it meets the one that we drew: 750 tries on average, so 750,000 rounds.
 * A cheap phone does some 700,000 a second, a desktop five times that. We pay 1,000 rounds, a third of a millisecond.
 */
const COST = 1_000;
const TRIES = { least: 500, most: 1_000 };
/** Seconds: long enough to fill in the form after solving. */
const LIFE = 10 * 60;

/** Our own proof of work (ALTCHA): no third party, no internet. */
export class AltchaProvider implements CaptchaProvider {
  readonly name = 'altcha';
  readonly siteKey = 'altcha';
  private readonly secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(
    secret: string,
    private readonly redis: Redis,
  ) {
    // The signature of the drawn key makes checking a solution as cheap as one HMAC.
    const keySecret = createHmac('sha256', secret).update('drawn key').digest('hex');
    this.secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: keySecret };
  }

  challenge(): Promise<object> {
    return createChallenge({
      algorithm: ALGORITHM,
      cost: COST,
      counter: randomInt(TRIES.most, TRIES.least),
      deriveKey,
      expiresAt: Math.floor(Date.now() / 1_000) + LIFE,
      ...this.secrets,
    });
  }

  async accepts(token: string): Promise<boolean> {
    const payload = payloadOf(token);
    if (!payload) return false;
    // Nothing else of the payload: the sender must not choose how it is verified.
    const { challenge, solution } = payload;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...this.secrets }).catch(
      () => ({ verified: false }),
    );
    // Without the drawn key's signature the check would cost what the sender likes.
    return verified && this.isFirstUse(challenge.parameters.nonce);
  }

  private async isFirstUse(nonce: string): Promise<boolean> {
    try {
      const key = `${keyPrefix()}:captcha:${nonce}`;
      return (await this.redis.set(key, '1', 'EX', LIFE + 60, 'NX')) === 'OK';
    } catch {
      throw new AppError('UNAVAILABLE');
    }
  }
}

/** The widget's payload if it has the shape of one; what it says is for the signature to judge. */
function payloadOf(token: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Payload> | null;
    const { nonce, keySignature, expiresAt } = payload?.challenge?.parameters ?? {};
    const known = [nonce, keySignature, payload?.challenge?.signature].every(
      (text) => typeof text === 'string' && text.length <= 256,
    );
    return known && typeof expiresAt === 'number' && payload?.solution ? (payload as Payload) : undefined;
  } catch {
    return undefined;
  }
}
