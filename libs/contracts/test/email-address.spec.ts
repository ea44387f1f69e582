import { readFileSync } from 'node:fs';
import { isEmailAddress } from '../src/domain/index.js';

// The frontend's tests use the same addresses.
const { accepted, refused } = JSON.parse(
  readFileSync(new URL('./email-addresses.json', import.meta.url), 'utf8'),
) as Record<'accepted' | 'refused', string[]>;

describe('isEmailAddress', () => {
  it.each(accepted)('accepts %s', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each(refused)('refuses %j', (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });

  it.each([null, undefined, 1, {}, ['ana@example.com']])('refuses %j', (value) => {
    expect(isEmailAddress(value)).toBe(false);
  });
});
