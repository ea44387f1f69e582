import { readFileSync } from 'node:fs';
import { linkedParts, webAddress } from '../src/domain/index.js';

// The frontend's tests use the same addresses.
const { accepted, refused } = JSON.parse(
  readFileSync(new URL('./web-addresses.json', import.meta.url), 'utf8'),
) as { accepted: Array<[string, string]>; refused: string[] };

describe('linkedParts', () => {
  it('leads from the addresses in a text, without the punctuation after them', () => {
    expect(linkedParts('Sala 2 (https://meet.example/a?b=1), ou https://x.example.')).toEqual([
      { text: 'Sala 2 (', address: undefined },
      { text: 'https://meet.example/a?b=1', address: 'https://meet.example/a?b=1' },
      { text: '), ou ', address: undefined },
      { text: 'https://x.example', address: 'https://x.example' },
      { text: '.', address: undefined },
    ]);
  });

  it('leads to no address that names another site before an at sign', () => {
    const text = 'https://banco.example@attacker.example';
    expect(linkedParts(text)).toEqual([{ text, address: undefined }]);
  });
});

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
