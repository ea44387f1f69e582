import { createHmac, timingSafeEqual } from 'node:crypto';

const PERSON_BYTES = 4;
/** With the person 32 bytes, which are 43 characters in base64url, as other tokens have. */
const SIGNATURE_BYTES = 28;

/** The token that ends the job alerts of a person: the person's number and its signature. It is valid for ever. */
export function unsubscribeToken(personId: number, key: Buffer): string {
  const person = Buffer.alloc(PERSON_BYTES);
  person.writeUInt32BE(personId);
  return Buffer.concat([person, signatureOf(person, key)]).toString('base64url');
}

/** The person of a token; undefined if its signature is wrong. */
export function personOfToken(token: string, key: Buffer): number | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== PERSON_BYTES + SIGNATURE_BYTES) return undefined;
  const person = bytes.subarray(0, PERSON_BYTES);
  const isValid = timingSafeEqual(bytes.subarray(PERSON_BYTES), signatureOf(person, key));
  return isValid ? person.readUInt32BE() : undefined;
}

const signatureOf = (person: Buffer, key: Buffer): Buffer =>
  createHmac('sha256', key).update('job-alerts').update(person).digest().subarray(0, SIGNATURE_BYTES);
