import { contentOf, dayAfterKey, inMonth, weeksOf } from './month-days';

describe('weeksOf', () => {
  it('begins with Sunday and covers the month in whole weeks', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05');
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });

  it('takes six weeks where a month needs them, four where it fits', () => {
    expect(weeksOf('2026-08')).toHaveLength(6);
    expect(weeksOf('2026-02')).toHaveLength(4);
  });
});

describe('dayAfterKey', () => {
  it('walks days, weeks, ends of weeks and months', () => {
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

  it('stays within a shorter month', () => {
    expect(inMonth('2026-06', '2026-05-31')).toBe('2026-06-30');
  });
});

describe('contentOf', () => {
  it('shows two of a day and counts the others', () => {
    expect(contentOf([1, 2, 3, 4])).toEqual({ shown: [1, 2], more: 2 });
    expect(contentOf([1])).toEqual({ shown: [1], more: 0 });
  });
});
