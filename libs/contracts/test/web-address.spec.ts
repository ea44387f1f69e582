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

  it.each([
    ['Link: meet.google.com/abc-defg-hij.', 'meet.google.com/abc-defg-hij'],
    ['(teams.microsoft.com/l/meetup-join/19%3a)', 'teams.microsoft.com/l/meetup-join/19%3a'],
    ['zoom.us/j/123?pwd=a, senha 12', 'zoom.us/j/123?pwd=a'],
    ['Mapa: maps.app.goo.gl/Xy1', 'maps.app.goo.gl/Xy1'],
    ['Fale em wa.me/5541999990000', 'wa.me/5541999990000'],
    ['veja www.empresa.org.br', 'www.empresa.org.br'],
    ['veja empresa.com.br; até lá', 'empresa.com.br'],
    ['Whereby.com/sala', 'Whereby.com/sala'],
  ])('leads from an address without its scheme: %j', (text, address) => {
    expect(linkedParts(text).filter((part) => part.address)).toEqual([
      { text: address, address: `https://${address}` },
    ]);
    expect(
      linkedParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it.each([
    'Escreva para ana@empresa.com.br',
    'ana.lima@mail.empresa.com/x',
    'ASP.NET/C# e Node.js/React',
    'Sr.Silva e/ou Sra.Souza',
    'das 10.30/11.00 às 12.15',
    'curriculo.pdf',
    'Prova.com.certeza',
    'empresa.com.br@golpe.example',
    'v1.2.3/4',
  ])('leaves %j without a link', (text) => {
    expect(linkedParts(text)).toEqual([{ text, address: undefined }]);
  });

  it('takes time that grows with the text only', () => {
    for (const text of ['a.'.repeat(50_000), 'a'.repeat(100_000), 'www.'.repeat(25_000)]) {
      expect(linkedParts(text)).toHaveLength(1);
    }
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
