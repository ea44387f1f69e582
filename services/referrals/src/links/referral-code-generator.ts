import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Generates random referral codes. There are 36^6, about 2.2 billion, so that collisions are rare. */
@Injectable()
export class ReferralCodeGenerator {
  generate(): string {
    return `REF${Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
  }
}
