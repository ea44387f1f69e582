const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** Largest multiple of 36 in a byte: bytes above it would make the first letters likelier. */
const FAIR = 252;

/** `REF` and six of A–Z and 0–9. */
export function drawCode(random: () => number = randomByte): string {
  let code = 'REF';
  while (code.length < 9) {
    const byte = random();
    if (byte < FAIR) code += LETTERS[byte % LETTERS.length];
  }
  return code;
}

const randomByte = () => crypto.getRandomValues(new Uint8Array(1))[0]!;

export interface Referrer {
  name: string;
  email: string;
}

/** The link of somebody who refers without an account. */
export function visitorLink(origin: string, code: string, { name, email }: Referrer): string {
  const rest = { ref: code, rn: name, re: email };
  const query = Object.entries(rest).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${origin}/candidatura?${query.join('&')}`;
}

/** The link of a referral to a job. */
export const jobLink = (origin: string, jobId: number, code: string): string =>
  `${origin}/candidatura?jobId=${jobId}&ref=${encodeURIComponent(code)}`;

/** Goes along with a shared link. */
export const shareText = (name: string): string => `Olá, eu (${name}) estou indicando esta vaga para você.`;
