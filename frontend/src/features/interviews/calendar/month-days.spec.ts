import { cellContent, dayAfterKey, inMonth, weeksOf } from './month-days';

describe('weeksOf', () => {
  it('begins with a Sunday and covers the month in whole weeks', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05');
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });

  it('returns four to six weeks, as the month needs', () => {
    expect(weeksOf('2026-08')).toHaveLength(6);
    expect(weeksOf('2026-02')).toHaveLength(4);
  });
});

describe('dayAfterKey', () => {
  it('moves by day, week, start or end of the week, and month', () => {
    const from = '2026-11-25';
    expect(dayAfterKey('ArrowLeft', from)).toBe('2026-11-24');
    expect(dayAfterKey('ArrowRight', '2026-11-30')).toBe('2026-12-01');
    expect(dayAfterKey('ArrowUp', from)).toBe('2026-11-18');
    expect(dayAfterKey('ArrowDown', from)).toBe('2026-12-02');
    expect(dayAfterKey('Home', from)).toBe('2026-11-22');
    expect(dayAfterKey('End', from)).toBe('2026-11-28');
    expect(dayAfterKey('PageUp', from)).toBe('2026-10-25');
    expect(dayAfterKey('PageDown', '2027-01-31')).toBe('2027-02-28');
    expect(dayAfterKey('x', from)).toBeUndefined();
  });

  it('falls back to the last day of a shorter month', () => {
    expect(inMonth('2026-06', '2026-05-31')).toBe('2026-06-30');
  });
});

describe('cellContent', () => {
  it('shows two interviews of a day and counts the others', () => {
    expect(cellContent([1, 2, 3, 4])).toEqual({ shown: [1, 2], more: 2 });
    expect(cellContent([1])).toEqual({ shown: [1], more: 0 });
  });
});
