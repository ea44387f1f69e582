import { formatCount, formatDate, formatDateTime, formatSalary, initials } from './formats';

// Intl puts a no-break space after R$.
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formats', () => {
  it('formats dates in the time zone of São Paulo', () => {
    expect(formatDate('2026-11-21T01:30:00Z')).toBe('20/11/2026');
    expect(formatDateTime('2026-11-21T12:05:00Z')).toBe('21/11/2026, 09:05');
  });

  it.each([
    [null, null, 'A combinar'],
    [undefined, undefined, 'A combinar'],
    [0, null, 'A partir de R$ 0'],
    [4800, null, 'A partir de R$ 4.800'],
    [null, 6500, 'Até R$ 6.500'],
    [5000, 5000, 'R$ 5.000'],
    [4800, 6500, 'R$ 4.800 – R$ 6.500'],
  ])('formats a salary from %s to %s as %s', (min, max, text) => {
    expect(plain(formatSalary(min, max))).toBe(text);
  });

  it('takes initials from the first and last name', () => {
    expect(initials('érica de souza')).toBe('ÉS');
    expect(initials('admin')).toBe('A');
    expect(initials(' ')).toBe('');
    expect(initials('👩‍💻 Ana')).toBe('👩‍💻A');
    expect(initials('e\u0301rica Souza')).toBe('ÉS'.normalize('NFD'));
    expect(initials('😀')).toBe('😀');
  });

  it('formats a count with its singular or plural noun', () => {
    expect(formatCount(1, 'vaga', 'vagas')).toBe('1 vaga');
    expect(formatCount(1200, 'vaga', 'vagas')).toBe('1.200 vagas');
  });
});
