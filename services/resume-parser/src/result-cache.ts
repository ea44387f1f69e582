import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ParseResumeResult } from '@araucaria/contracts';
import type { openRedis } from '@araucaria/messaging/queues';

type Redis = ReturnType<typeof openRedis>;

/** People send the same file again when a form troubles them; after ten minutes nothing of it is left. */
const KEPT_SECONDS = 600;
/** Longer than text takes; the claim of a replica that died is over by then. */
const CLAIM_MS = 8_000;
const LOOK_EVERY_MS = 100;
/** Whoever waited this long reads the file himself. */
const PATIENCE_MS = 10_000;
const CIPHER = 'aes-256-gcm';

/**
 * What was read in files of the last minutes, shared by all replicas. Results hold personal data, so each is encrypted
 * with a key that only its file yields: Redis, its dumps and whoever reads them learn nothing.
 */
export class ResultCache {
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  /** Reads the file once, also when two replicas get it at the same moment. Without Redis every file is simply read. */
  async once(
    bytes: Uint8Array,
    read: () => Promise<{ result: ParseResumeResult; keep: boolean }>,
  ): Promise<ParseResumeResult> {
    const secret = createHash('sha256').update('resume-result').update(bytes).digest();
    const name = `${this.prefix}:resume-result:${createHash('sha256').update(secret).digest('hex')}`;
    const known = await this.find(name, secret);
    if (known) return known;
    try {
      const { result, keep } = await read();
      if (keep) await this.redis.set(name, seal(result, secret), 'EX', KEPT_SECONDS).catch(() => undefined);
      return result;
    } finally {
      await this.redis.del(`${name}:claim`).catch(() => undefined);
    }
  }

  /** The result, or nothing and the claim to find it. */
  private async find(name: string, secret: Buffer): Promise<ParseResumeResult | undefined> {
    try {
      for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
        const sealed = await this.redis.getBuffer(name);
        if (sealed) return open(sealed, secret);
        if ((await this.redis.set(`${name}:claim`, '1', 'PX', CLAIM_MS, 'NX')) === 'OK') return undefined;
        await pause(LOOK_EVERY_MS);
      }
    } catch {
      // Redis is away, or holds rubbish: reading the file again costs a moment.
    }
    return undefined;
  }
}

function seal(result: ParseResumeResult, secret: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(CIPHER, secret, nonce);
  const body = Buffer.concat([cipher.update(JSON.stringify(result)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function open(sealed: Buffer, secret: Buffer): ParseResumeResult {
  const decipher = createDecipheriv(CIPHER, secret, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  const body = Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
  return JSON.parse(body.toString()) as ParseResumeResult;
}
