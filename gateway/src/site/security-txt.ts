import { DAY_MS } from '@araucaria/contracts';

/** Recommended by RFC 9116: less than a year. */
const DEFAULT_VALIDITY_DAYS = 180;

export interface SecurityTxt {
  /** Where vulnerabilities are reported: a `mailto:` or `https:` address. */
  contact: string;
  /** When the contact is to be checked again; undefined: in {@link DEFAULT_VALIDITY_DAYS} days, from the day of the response. */
  expiresAt: Date | undefined;
  /** Origin of the site. */
  site: string;
}

export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** The contact for people who find a vulnerability (RFC 9116). */
export function securityTxt({ contact, expiresAt, site }: SecurityTxt, now: number): string {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const expires = expiresAt ?? new Date(today + DEFAULT_VALIDITY_DAYS * DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: pt-BR, en',
    `Canonical: ${site}${SECURITY_TXT_PATH}`,
    '',
  ].join('\n');
}
