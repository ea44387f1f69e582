import { cleanLine, cleanText } from '../src/domain/index.js';

describe('cleanText', () => {
  it.each([
    ['a control character', 'Vaga\u0002 de\u007f teste\u009f', 'Vaga de teste'],
    ['a vertical tab', 'um\vdois', 'um\ndois'],
    ['a form feed, next line and separators', 'a\fb\u0085c\u2028d\u2029e', 'a\nb\nc\nd\ne'],
    ['marks of direction', '\u202eana\u202c \u2066rui\u2069 \u200e\u200f\u061c', 'ana rui '],
    ['invisible characters', 'A\u00adn\u200ba\u2060 \ufeffL\u3164ima', 'Ana Lima'],
    ['the blank of Braille', 'Ana\u2800Lima', 'Ana Lima'],
    ['controls of notes and of shorthand', 'A\u{1d173}n\u{1d17a}a\u{1bca0} L\u{1d159}i\ufffcma', 'Ana Lima'],
    ['a lone joiner', 'A\u200d \u200cb\ufe0f', 'A b'],
    ['hidden tags', 'oi\u{e0061}\u{e007f}', 'oi'],
    ['a lone surrogate', 'a\ud800', 'a\ufffd'],
    ['decomposed letters', 'Jose\u0301', 'José'],
  ])('mends %s', (_, text, cleaned) => expect(cleanText(text)).toBe(cleaned));

  it.each([
    'Descrição\r\n\tcom recuo',
    'R$\u00a01.000',
    '👩‍💻 ❤️ 1️⃣',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    'می‌خواهم',
    // As many marks on a letter as their scripts have.
    'בְּרֵאשִׁ֖ית',
    'རྒྱལ་པོ',
    'ที่นี่',
    'र्ज़्ँ',
    'ɔ̃̌ː',
  ])('keeps %j', (text) => expect(cleanText(text)).toBe(text.normalize('NFC')));

  it.each([
    '\u200b',
    '\u2800',
    '\u3164',
    '\u00ad\u00ad',
    '\u200d\ufe0f',
    '\u{e0041}',
    ' \u202e\u2028 ',
    '\u{1d173}\u{1d17a}',
    '\u{1bca3}',
    '\u{1d159}',
  ])('leaves nothing of a line of %j', (text) => expect(cleanLine(text)).toBe(''));
});

describe('a text of a megabyte', () => {
  // Each is refused later because of its length. Some of these took minutes when one rule was quadratic.
  it.each([
    ['spaces', ' '.repeat(1_000_000)],
    ['spaces that end in a letter', `${' \u00a0'.repeat(500_000)}x`],
    ['marks on one letter', `e${'\u0301\u0316'.repeat(500_000)}`],
    ['joiners', 'a\u200d'.repeat(500_000)],
    ['tags without an end', `\u{1f3f4}${'\u{e0061}'.repeat(500_000)}`],
    ['flags without tags', '\u{1f3f4}'.repeat(500_000)],
  ])('of %s is cleaned', (_, text) => expect(cleanLine(text).length).toBeLessThanOrEqual(text.length));

  it('keeps six marks of a letter, so that they do not cover the line above', () => {
    expect(cleanText(`e${'\u0301'.repeat(40)}x`)).toBe(`é${'\u0301'.repeat(5)}x`);
  });
});

describe('cleanLine', () => {
  it.each([
    ['Ana\nLima', 'Ana Lima'],
    ['Ana\r\n  Lima\tSouza', 'Ana Lima Souza'],
    ['Ana\u00a0Lima', 'Ana Lima'],
    ['Ana  Lima', 'Ana  Lima'],
  ])('%j is stored as %j', (text, line) => expect(cleanLine(text)).toBe(line));
});
