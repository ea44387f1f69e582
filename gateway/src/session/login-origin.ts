import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { log } from '@araucaria/platform';
import { GatewayConfig } from '../gateway-config.js';
import type { Device } from './device.js';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** From where a session was started. */
export interface LoginOrigin extends Device {
  address: string | null;
}

const UNKNOWN: LoginOrigin = { address: null, browser: null, system: null, mobile: false };

/**
 * Encrypts the origin of a session with AES-256-GCM, under a key that is derived from `SESSION_SECRET`: Redis and its dumps
 * hold no addresses.
 */
@Injectable()
export class LoginOriginCipher {
  private readonly key: Uint8Array;

  constructor({ sessionSecret }: GatewayConfig) {
    this.key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'login-origin', KEY_BYTES));
  }

  encrypt(origin: LoginOrigin): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce);
    const body = Buffer.concat([cipher.update(JSON.stringify(origin)), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
  }

  /** The fields are null if it was encrypted under another secret. */
  decrypt(encrypted: string): LoginOrigin {
    try {
      const bytes = Buffer.from(encrypted, 'base64url');
      const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return JSON.parse(Buffer.concat([body, decipher.final()]).toString()) as LoginOrigin;
    } catch (error) {
      log.debug({ err: error }, 'the origin of a session could not be decrypted');
      return UNKNOWN;
    }
  }
}
