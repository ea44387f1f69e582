import { parseCents, formatReais, formatCents } from './money.js';

describe('money', () => {
  it.each([
    ['500', 50_000],
    ['500,5', 50_050],
    ['R$ 1.500,50', 150_050],
    ['0', 0],
    ['1.234.567,89', 123_456_789],
  ])('reads %j as %j cents', (text, cents) => expect(parseCents(text)).toBe(cents));

  it.each(['', 'abc', '-5', '5,555', '1.5'])('does not guess at %j', (text) =>
    expect(parseCents(text)).toBeNaN(),
  );

  it('writes reais as Brazilians do', () => {
    expect(formatReais(250).replace(/\s/g, ' ')).toBe('R$ 250,00');
    expect(formatCents(150_050).replace(/\s/g, ' ')).toBe('R$ 1.500,50');
  });
});
