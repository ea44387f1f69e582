import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { keyPrefix } from './policies.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Results of work on files, in Redis for a few minutes. They hold personal data, so each is encrypted with a key that is
 * derived from its file: without the file, Redis and its dumps reveal nothing.
 */
export class SealedResults<T> {
  constructor(
    private readonly redis: Redis,
    private readonly kind: string,
  ) {}

  /** Name of the result that all who read this file share; a digest that does not yield the key. */
  sharedReference(file: Uint8Array): string {
    return createHash('sha256').update(this.secretOf(file)).digest('hex');
  }

  /** Name of a result for one reader only. */
  ownReference(): string {
    return randomUUID();
  }

  async put(reference: string, file: Uint8Array, result: T, seconds: number): Promise<void> {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.secretOf(file), nonce);
    const body = Buffer.concat([cipher.update(JSON.stringify(result)), cipher.final()]);
    const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]);
    await this.redis.set(this.keyOf(reference), sealed, 'EX', seconds);
  }

  /** Undefined when it has expired. @throws when it was sealed for another file */
  async find(reference: string, file: Uint8Array): Promise<T | undefined> {
    const sealed = await this.redis.getBuffer(this.keyOf(reference));
    if (!sealed) return undefined;
    const decipher = createDecipheriv(CIPHER, this.secretOf(file), sealed.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return JSON.parse(Buffer.concat([body, decipher.final()]).toString()) as T;
  }

  /** Lets one caller at a time work on a shared result. */
  async claim(reference: string, ms: number): Promise<boolean> {
    return (await this.redis.set(`${this.keyOf(reference)}:claim`, '1', 'PX', ms, 'NX')) === 'OK';
  }

  async releaseClaim(reference: string): Promise<void> {
    await this.redis.del(`${this.keyOf(reference)}:claim`);
  }

  private keyOf(reference: string): string {
    return `${keyPrefix()}:${this.kind}:${reference}`;
  }

  private secretOf(file: Uint8Array): Buffer {
    return createHash('sha256').update(this.kind).update(file).digest();
  }
}
