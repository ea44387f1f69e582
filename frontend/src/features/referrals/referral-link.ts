import { copyLink } from '../../shared/browser/copy-link';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** Largest multiple of 36 in a byte; larger bytes are rejected so that all characters are equally likely. */
const MAX_BYTE = 252;

/** `REF` and six of A–Z and 0–9. */
export function drawCode(random: () => number = randomByte): string {
  let code = 'REF';
  while (code.length < 9) {
    const byte = random();
    if (byte < MAX_BYTE) code += LETTERS[byte % LETTERS.length];
  }
  return code;
}

const randomByte = () => crypto.getRandomValues(new Uint8Array(1))[0]!;

export interface Referrer {
  name: string;
  email: string;
}

/** Referral link of a visitor without an account. */
export function visitorLink(origin: string, code: string, { name, email }: Referrer): string {
  const parameters = { ref: code, rn: name, re: email };
  const query = Object.entries(parameters).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${origin}/candidatura?${query.join('&')}`;
}

export const copyReferralLink = (link: string): Promise<void> =>
  copyLink(link, 'O link de indicação foi copiado para a área de transferência');

export const jobLink = (origin: string, jobId: number, code: string): string =>
  `${origin}/candidatura?jobId=${jobId}&ref=${encodeURIComponent(code)}`;

export const shareText = (name: string): string => `Olá, eu (${name}) estou indicando esta vaga para você.`;
