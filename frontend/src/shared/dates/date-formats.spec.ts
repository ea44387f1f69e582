import { isMonth, formatLongDay, formatLongMonth, formatShortMonth, formatTime } from './date-formats';

describe('formats of dates', () => {
  it('formats the time of an instant in São Paulo', () => {
    expect(formatTime('2026-11-23T12:00:00Z')).toBe('09:00');
  });

  it('formats days and months', () => {
    expect(formatLongDay('2026-11-23')).toBe('segunda-feira, 23 de novembro de 2026');
    expect(formatLongMonth('2026-11')).toBe('novembro de 2026');
    expect(formatShortMonth('2026-11')).toBe('nov/26');
  });

  it('recognizes months', () => {
    expect(isMonth('2026-11')).toBe(true);
    expect(isMonth('2026-13')).toBe(false);
    expect(isMonth('')).toBe(false);
  });
});
