import { matchesText, withoutAccents, wordsKey } from '../src/index.js';

describe('plain text', () => {
  it('has small letters and no accents, however they were typed', () => {
    expect(['ÁGUA Sanitária', 'a\u0301gua'].map(withoutAccents)).toEqual(['agua sanitaria', 'agua']);
    expect(wordsKey('Desenvolvedor(a) — Sênior')).toBe(' desenvolvedor a senior ');
    expect(wordsKey(' –')).toBe('  ');
  });

  it('finds words in any field and order, ignoring accents and case', () => {
    expect(matchesText('silva jose', 'José', 'da Silva')).toBe(true);
    expect(matchesText('', null)).toBe(true);
    expect(matchesText('souza', 'José', null, 'da Silva')).toBe(false);
  });
});
