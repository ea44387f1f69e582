import { readFileSync } from 'node:fs';
import { webAddress } from '../src/domain/index.js';

// The frontend's tests use the same addresses.
const { accepted, refused } = JSON.parse(
  readFileSync(new URL('./web-addresses.json', import.meta.url), 'utf8'),
) as { accepted: Array<[string, string]>; refused: string[] };

describe('webAddress', () => {
  it.each(accepted)('accepts %j as %s', (text, address) => {
    expect(webAddress(text)).toBe(address);
  });

  it.each(refused)('refuses %j', (text) => {
    expect(webAddress(text)).toBeUndefined();
  });

  it.each([null, undefined, 1, {}, ['https://ana.example']])('refuses %j', (value) => {
    expect(webAddress(value)).toBeUndefined();
  });
});
