import { firstChars, truncate } from '../src/domain/truncate.js';

describe('truncated texts', () => {
  it('keep at most the limit, end at a word if one is near, and show an ellipsis', () => {
    expect(truncate('curto', 180)).toBe('curto');
    expect(truncate('a'.repeat(180), 180)).toHaveLength(180);
    const cut = truncate('palavra '.repeat(40), 180);
    expect(cut.length).toBeLessThanOrEqual(180);
    expect(cut).toMatch(/palavra…$/);
    expect(truncate('x'.repeat(200), 180)).toBe(`${'x'.repeat(179)}…`);
  });
});

describe('characters that are seen as one', () => {
  const family = '👩‍👩‍👧‍👦';

  it.each([
    ['an emoji', `abcd😀efgh`, 6, 'abcd…'],
    ['a family', `abc${family}defgh`, 6, 'abc…'],
    ['a flag', `abcd🇧🇷efgh`, 7, 'abcd…'],
    ['a letter with its accent', 'abcde\u0301fgh', 6, 'abcd…'],
  ])('are not cut: %s', (_, text, limit, cut) => expect(truncate(text, limit)).toBe(cut));

  it('are counted as text is stored, and never split', () => {
    expect(firstChars('abc😀', 5)).toBe('abc😀');
    expect(firstChars('abc😀', 4)).toBe('abc');
    expect(firstChars(family, 1)).toBe('');
    expect(firstChars('abc', 10)).toBe('abc');
  });
});
