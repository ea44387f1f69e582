import { zonedDayOf, endInstantOf, startInstantOf } from '../src/lists/business-zone.js';

describe('days in the business zone', () => {
  it.each([
    ['2026-11-21', '2026-11-21T03:00:00.000Z', '2026-11-22T03:00:00.000Z'],
    ['2026-12-31', '2026-12-31T03:00:00.000Z', '2027-01-01T03:00:00.000Z'],
    // Daylight saving time began at midnight of that day, so that it started at 01:00, UTC-2.
    ['2018-11-04', '2018-11-04T03:00:00.000Z', '2018-11-05T02:00:00.000Z'],
    ['2018-11-03', '2018-11-03T03:00:00.000Z', '2018-11-04T03:00:00.000Z'],
  ])('start and end: %s lasts from %s to %s', (day, start, end) => {
    expect(startInstantOf(day).toISOString()).toBe(start);
    expect(endInstantOf(day).toISOString()).toBe(end);
  });

  it('keep an instant as start and use the end of its day as end', () => {
    expect(startInstantOf('2026-11-21T12:34:56Z').toISOString()).toBe('2026-11-21T12:34:56.000Z');
    expect(endInstantOf('2026-11-22T02:59:59.999Z').toISOString()).toBe('2026-11-22T03:00:00.000Z');
    expect(endInstantOf('2026-11-22T00:00:00-03:00').toISOString()).toBe('2026-11-23T03:00:00.000Z');
  });

  it('are the local days of instants', () => {
    expect(zonedDayOf('2026-12-01T02:59:59Z')).toBe('2026-11-30');
    expect(zonedDayOf('2026-12-01T03:00:00Z')).toBe('2026-12-01');
    expect(zonedDayOf('2026-12-01')).toBe('2026-12-01');
  });
});
