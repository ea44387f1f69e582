import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Redis } from 'ioredis';
import { keyPrefix } from '@araucaria/messaging/queues';
import type { SecretList } from '@araucaria/platform';
import { unavailableOnError } from '../http/unavailable.js';
import type { CaptchaProvider } from './captcha-provider.js';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Rounds of PBKDF2 for each key that is tried. */
const ROUNDS_PER_KEY = 1_000;
/** The drawn key is at most this part nearer or farther than the mean. */
const KEY_SPREAD = 1 / 3;
/** Leaves time to fill in the form after the challenge is solved. */
const CHALLENGE_TTL_SECONDS = 10 * 60;
/** A used challenge is remembered for longer than it is valid. */
const USED_TTL_SECONDS = CHALLENGE_TTL_SECONDS + 60;
/** Characters of each field of a solution. */
const MAX_FIELD_LENGTH = 256;

interface AltchaSecrets {
  hmacSignatureSecret: string;
  /** With the signature of the drawn key a solution is checked by one HMAC. */
  hmacKeySignatureSecret: string;
}

const altchaSecrets = (secret: string): AltchaSecrets => ({
  hmacSignatureSecret: secret,
  hmacKeySignatureSecret: createHmac('sha256', secret).update('drawn key').digest('hex'),
});

/** Our own proof of work (ALTCHA), which needs no third party and no internet. */
export class AltchaProvider implements CaptchaProvider {
  readonly name = 'altcha';
  readonly siteKey = 'altcha';
  private readonly secrets: readonly [AltchaSecrets, ...AltchaSecrets[]];

  /**
   * @param meanKeys The browser derives keys until it finds the drawn one. With 750 keys, so 750,000 rounds, a cheap phone needs
   * about a second and a desktop a fifth of that. The server derives one key, in a third of a millisecond.
   */
  constructor(
    [current, ...others]: SecretList,
    private readonly meanKeys: number,
    private readonly redis: Redis,
  ) {
    this.secrets = [altchaSecrets(current), ...others.map(altchaSecrets)];
  }

  challenge(): Promise<object> {
    return createChallenge({
      algorithm: ALGORITHM,
      cost: ROUNDS_PER_KEY,
      counter: randomInt(
        Math.ceil(this.meanKeys * (1 + KEY_SPREAD)),
        Math.ceil(this.meanKeys * (1 - KEY_SPREAD)),
      ),
      deriveKey,
      expiresAt: Math.floor(Date.now() / 1_000) + CHALLENGE_TTL_SECONDS,
      ...this.secrets[0],
    });
  }

  async accepts(token: string): Promise<boolean> {
    const payload = payloadOf(token);
    if (!payload) return false;
    // Other fields of the payload are ignored: the sender must not choose how it is verified.
    const { challenge, solution } = payload;
    for (const secrets of this.secrets) {
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets }).catch(() => ({
        verified: false,
      }));
      if (verified) return this.isFirstUse(challenge.parameters.nonce);
    }
    return false;
  }

  private async isFirstUse(nonce: string): Promise<boolean> {
    const key = `${keyPrefix()}:captcha:${nonce}`;
    return (await unavailableOnError(this.redis.set(key, '1', 'EX', USED_TTL_SECONDS, 'NX'))) === 'OK';
  }
}

/**
 * The payload of the widget if it has the expected fields; its signature is verified later. A payload without the signature
 * of the drawn key is none: its check would cost as many rounds as the sender asks for.
 */
function payloadOf(token: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Payload> | null;
    const { nonce, keySignature, expiresAt } = payload?.challenge?.parameters ?? {};
    const areTexts = [nonce, keySignature, payload?.challenge?.signature].every(
      (text) => typeof text === 'string' && text.length <= MAX_FIELD_LENGTH,
    );
    return areTexts && typeof expiresAt === 'number' && payload?.solution ? (payload as Payload) : undefined;
  } catch {
    return undefined;
  }
}
