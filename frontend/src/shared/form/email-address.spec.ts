import { readFileSync } from 'node:fs';
import { isEmail } from './email-address';

// The server is tested with the same addresses.
const { accepted, refused } = JSON.parse(
  readFileSync(new URL('../../../../libs/contracts/test/email-addresses.json', import.meta.url), 'utf8'),
) as Record<'accepted' | 'refused', string[]>;

describe('the site’s rule of e-mail addresses', () => {
  it.each(accepted)('accepts %s', (address) => {
    expect(isEmail(address)).toBe(true);
    expect(isEmail(`  ${address} `)).toBe(true);
  });

  it.each(refused)('refuses %j', (address) => {
    expect(isEmail(address)).toBe(false);
  });
});
