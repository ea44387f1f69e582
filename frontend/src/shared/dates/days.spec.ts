import * as days from './days.js';

describe('days', () => {
  it('recognizes valid days', () => {
    expect(['2026-02-28', '2026-02-29', '2026-13-01', '26-1-1', '', null].map(days.isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('adds days and months across months, years and leap days', () => {
    expect(days.addDays('2026-11-21', 45)).toBe('2027-01-05');
    expect(days.addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(days.addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(days.addMonths('2026-11', 3)).toBe('2027-02');
    expect(days.addMonths('2026-01', -1)).toBe('2025-12');
    expect(days.weekday('2026-11-22')).toBe(0);
  });
});
