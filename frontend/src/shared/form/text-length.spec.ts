import { isEmail } from './email-address';
import { lengthNote, textOf, tooLong } from './text-length';

describe('the length of a text', () => {
  it('is counted as the server counts it', () => {
    expect(tooLong(`  ${'a'.repeat(80)}\n`, 80)).toBeUndefined();
    expect(tooLong('😀'.repeat(80), 80)).toBeUndefined();
    expect(tooLong('a'.repeat(81), 80)).toBe('Use no máximo 80 caracteres: retire 1');
  });

  it('is shown near the limit of a long field, and past the limit of any', () => {
    expect(lengthNote('a'.repeat(8_999), 10_000)).toBeUndefined();
    expect(lengthNote('a'.repeat(9_000), 10_000)).toEqual({
      text: '9.000 de 10.000 caracteres',
      over: false,
    });
    expect(lengthNote('a'.repeat(10_000), 10_000)).toEqual({
      text: '10.000 de 10.000 caracteres',
      over: false,
    });
    expect(lengthNote('a'.repeat(12_345), 10_000)).toEqual({
      text: 'Use no máximo 10.000 caracteres: retire 2.345',
      over: true,
    });
    expect(lengthNote('a'.repeat(79), 80)).toBeUndefined();
    expect(lengthNote('a'.repeat(81), 80)).toMatchObject({ over: true });
  });

  it('counts no characters that are never seen', () => {
    expect(textOf('\u200b\u3164').trim()).toBe('');
    expect(textOf(7)).toBe('');
    expect(tooLong(`${'a'.repeat(80)}\u200b`, 80)).toBeUndefined();
    expect(isEmail('\u202aana@example.com\u202c')).toBe(true);
  });
});
