import { endOf, isOnGrid, parseTime, slotsOf } from '../src/schedule/business-time.js';

const at = (text: string) => parseTime(text, 'day').toISOString();

describe('business time', () => {
  it.each([
    ['2026-11-23T09:00', '2026-11-23T12:00:00.000Z'],
    ['2026-11-23T09:00:00', '2026-11-23T12:00:00.000Z'],
    ['2026-11-23T09:00:00.500', '2026-11-23T12:00:00.500Z'],
    ['2026-11-23T12:00:00Z', '2026-11-23T12:00:00.000Z'],
    ['2026-11-23T12:00:00.000Z', '2026-11-23T12:00:00.000Z'],
    ['2026-11-23T08:00:00-04:00', '2026-11-23T12:00:00.000Z'],
    ['2026-11-23T21:00:00+09:00', '2026-11-23T12:00:00.000Z'],
    ['2026-11-23', '2026-11-23T03:00:00.000Z'],
    // Brazil had daylight saving time until 2019: the offset depends on the date.
    ['2018-12-03T09:00', '2018-12-03T11:00:00.000Z'],
  ])('parses %s as %s', (text, expected) => expect(at(text)).toBe(expected));

  it.each(['2026-W48-1', '2026-326T09:00', '1999-12-31', '9999-01-01T00:00Z', '2026-13-45'])(
    'rejects %s',
    (text) => {
      expect(() => parseTime(text, 'startDate')).toThrow(
        expect.objectContaining({
          code: 'VALIDATION_FAILED',
          details: { errors: [{ field: 'startDate', message: 'Data inválida' }] },
        }) as Error,
      );
    },
  );

  it.each([
    ['09:00', true],
    ['11:45', true],
    ['13:00', true],
    ['17:45', true],
    ['10:15', true],
    ['08:45', false],
    ['12:00', false],
    ['12:45', false],
    ['18:00', false],
    ['09:05', false],
    ['09:00:01', false],
    ['09:00:00.001', false],
    ['21:00', false],
  ])('%s is on the grid: %s', (time, expected) => {
    expect(isOnGrid(parseTime(`2026-11-23T${time}`, 'day'))).toBe(expected);
  });

  it('has 32 slots a day, 12 of them in the morning', () => {
    const slots = slotsOf('2026-11-23');
    expect(slots).toHaveLength(32);
    expect(slots.filter(({ period }) => period === 'morning')).toHaveLength(12);
    expect(slots[0]).toEqual({
      time: '09:00',
      period: 'morning',
      startsAt: new Date('2026-11-23T12:00:00Z'),
    });
    expect(slots.at(-1)).toEqual({
      time: '17:45',
      period: 'afternoon',
      startsAt: new Date('2026-11-23T20:45:00Z'),
    });
    expect(slots.every(({ startsAt }) => isOnGrid(startsAt))).toBe(true);
  });

  it('ends a day at midnight, and an instant a millisecond later', () => {
    expect(endOf('2026-11-23', 'day').toISOString()).toBe('2026-11-24T03:00:00.000Z');
    expect(endOf('2026-12-31', 'day').toISOString()).toBe('2027-01-01T03:00:00.000Z');
    expect(endOf('2026-11-23T12:00:00Z', 'day').toISOString()).toBe('2026-11-23T12:00:00.001Z');
  });
});
