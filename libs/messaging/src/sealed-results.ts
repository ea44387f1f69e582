import { createHash, randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { seal, unseal } from '@araucaria/platform';
import { keyPrefix } from './policies.js';

/**
 * Stores results of work on files in Redis, for a limited time. Results hold personal data, so each is encrypted with
 * AES-256-GCM under a key that is derived from its file: without the file, Redis and its dumps reveal nothing.
 */
export class SealedResults<T> {
  /** Keys of files that are in use: hashing a file costs more than everything else here. */
  private readonly encryptionKeys = new WeakMap<Uint8Array, Buffer>();

  constructor(
    private readonly redis: Redis,
    private readonly kind: string,
  ) {}

  /** Reference of the result that all requests for this file share. It is a digest that does not reveal the key. */
  sharedReference(file: Uint8Array): string {
    return createHash('sha256').update(this.encryptionKeyOf(file)).digest('hex');
  }

  ownReference(): string {
    return randomUUID();
  }

  async put(reference: string, file: Uint8Array, result: T, ttlSeconds: number): Promise<void> {
    const sealed = seal(this.encryptionKeyOf(file), JSON.stringify(result));
    await this.redis.set(this.keyOf(reference), sealed, 'EX', ttlSeconds);
  }

  /**
   * The result; undefined when it has expired.
   * @throws {Error} when it was encrypted for another file
   */
  async find(reference: string, file: Uint8Array): Promise<T | undefined> {
    const sealed = await this.redis.getBuffer(this.keyOf(reference));
    return sealed ? (JSON.parse(unseal(this.encryptionKeyOf(file), sealed)) as T) : undefined;
  }

  /** Whether this caller may compute the shared result. Only one may at a time, until it releases the claim or `ttlMs` passes. */
  async claim(reference: string, ttlMs: number): Promise<boolean> {
    return (await this.redis.set(`${this.keyOf(reference)}:claim`, '1', 'PX', ttlMs, 'NX')) === 'OK';
  }

  async releaseClaim(reference: string): Promise<void> {
    await this.redis.del(`${this.keyOf(reference)}:claim`);
  }

  private keyOf(reference: string): string {
    return `${keyPrefix()}:${this.kind}:${reference}`;
  }

  private encryptionKeyOf(file: Uint8Array): Buffer {
    const known = this.encryptionKeys.get(file);
    if (known) return known;
    const key = createHash('sha256').update(this.kind).update(file).digest();
    this.encryptionKeys.set(file, key);
    return key;
  }
}
