import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Draws codes: 36^6 are 2.2 thousand million, so that a second draw is rare and a third unheard of. */
@Injectable()
export class ReferralCodes {
  draw(): string {
    return `REF${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
  }
}
