import { dayOf, formatDay, presetRanges } from './day-ranges.js';

describe('ranges of days', () => {
  it('returns the day in São Paulo, independent of the time zone of the machine', () => {
    expect(dayOf('2026-11-21T02:59:59Z')).toBe('2026-11-20');
    expect(dayOf('2026-11-21T03:00:00Z')).toBe('2026-11-21');
  });

  it('formats a day as dd/mm/yyyy', () => {
    expect(formatDay('2026-11-02')).toBe('02/11/2026');
  });

  it('offers preset ranges that include today', () => {
    expect(presetRanges('2026-11-21')).toEqual([
      { text: 'Últimos 7 dias', startDate: '2026-11-15', endDate: '2026-11-21' },
      { text: 'Últimos 30 dias', startDate: '2026-10-23', endDate: '2026-11-21' },
      { text: 'Últimos 90 dias', startDate: '2026-08-24', endDate: '2026-11-21' },
      { text: 'Este mês', startDate: '2026-11-01', endDate: '2026-11-21' },
    ]);
  });
});
