import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SecretList } from './secret-list.js';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives a key of 32 bytes from a secret (HKDF with SHA-256). Different purposes have unrelated keys. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));

/**
 * Encrypts a text with AES-256-GCM.
 * @param key 32 bytes
 * @param context authenticated, but not part of the result
 */
export function seal(key: Buffer, text: string, context = ''): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** The text of {@link seal}. @throws {Error} for another key or context, or if the bytes were changed */
export function unseal(key: Buffer, sealed: Buffer, context = ''): string {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([body, decipher.final()]).toString();
}

/** Encrypts texts with AES-256-GCM under a key that is derived from the first of several secrets, for one purpose. */
export class TextCipher {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor([current, ...others]: SecretList, purpose: string) {
    this.keys = [deriveKey(current, purpose), ...others.map((secret) => deriveKey(secret, purpose))];
  }

  /**
   * @param context authenticated, but not part of the result: {@link decrypt} needs the same one. An id of the record
   *   prevents that the result works in another record
   * @returns base64url
   */
  encrypt(text: string, context = ''): string {
    return seal(this.keys[0], text, context).toString('base64url');
  }

  /** @throws {Error} if it was encrypted under none of the secrets, for another purpose or context, or was changed */
  decrypt(encrypted: string, context = ''): string {
    let failure: unknown;
    for (const key of this.keys) {
      try {
        return decryptWith(key, encrypted, context);
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  /**
   * The same text under the first secret; undefined if it is encrypted under it already.
   * @throws {Error} as {@link decrypt}
   */
  renew(encrypted: string, context = ''): string | undefined {
    try {
      decryptWith(this.keys[0], encrypted, context);
      return undefined;
    } catch {
      return this.encrypt(this.decrypt(encrypted, context), context);
    }
  }
}

const decryptWith = (key: Buffer, encrypted: string, context: string): string =>
  unseal(key, Buffer.from(encrypted, 'base64url'), context);
