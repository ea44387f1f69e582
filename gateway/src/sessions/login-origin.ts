import { Injectable } from '@nestjs/common';
import { log, TextCipher } from '@araucaria/platform';
import { GatewayConfig } from '../gateway-config.js';
import type { Device } from './device.js';

export interface LoginOrigin extends Device {
  address: string | null;
}

const UNKNOWN: LoginOrigin = { address: null, browser: null, system: null, mobile: false };

/** Encrypts the origin of a session under the first key of `SESSION_SECRET`: Redis and its dumps hold no addresses. */
@Injectable()
export class LoginOriginCipher {
  private readonly cipher: TextCipher;

  constructor({ sessionSecrets }: GatewayConfig) {
    this.cipher = new TextCipher(sessionSecrets, 'login-origin');
  }

  encrypt(origin: LoginOrigin): string {
    return this.cipher.encrypt(JSON.stringify(origin));
  }

  /** The fields are null if it was encrypted under another secret. */
  decrypt(encrypted: string): LoginOrigin {
    try {
      return JSON.parse(this.cipher.decrypt(encrypted)) as LoginOrigin;
    } catch (error) {
      log.debug({ err: error }, 'the origin of a session could not be decrypted');
      return UNKNOWN;
    }
  }
}
