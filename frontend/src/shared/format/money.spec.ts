import { parseCents, formatReais, formatCents } from './money.js';

describe('money', () => {
  it.each([
    ['500', 50_000],
    ['500,5', 50_050],
    ['R$ 1.500,50', 150_050],
    ['0', 0],
    ['1.234.567,89', 123_456_789],
  ])('parses %j as %j cents', (text, cents) => expect(parseCents(text)).toBe(cents));

  it.each(['', 'abc', '-5', '5,555', '1.5'])('returns NaN for %j', (text) =>
    expect(parseCents(text)).toBeNaN(),
  );

  it('formats amounts as Brazilian currency', () => {
    expect(formatReais(250).replace(/\s/g, ' ')).toBe('R$ 250,00');
    expect(formatCents(150_050).replace(/\s/g, ' ')).toBe('R$ 1.500,50');
  });
});
