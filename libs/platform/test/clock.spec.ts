import { DAY_MS } from '@araucaria/contracts';
import { Clock, businessDayEnd, nextDayStart } from '../src/index.js';

describe('Clock', () => {
  const original = { ...process.env };
  afterEach(() => Object.assign(process.env, { CLOCK_OFFSET: '', NODE_ENV: original.NODE_ENV }));

  it('continues to run from the instant that is set', () => {
    const clock = new Clock();
    clock.set(new Date('2028-02-29T12:00:00Z'));
    expect(clock.now().toISOString()).toMatch(/^2028-02-29T12:00:0/);
  });

  it('begins the day at midnight in São Paulo', () => {
    const clock = new Clock();
    clock.set(new Date('2027-01-01T02:59:00Z'));
    expect(clock.today()).toBe('2026-12-31');
    clock.set(new Date('2027-01-01T03:00:00Z'));
    expect(clock.today()).toBe('2027-01-01');
    clock.set(new Date('2027-01-01T02:59:59Z'));
    expect(clock.today()).toBe('2026-12-31');
  });

  it('ends the day at midnight in São Paulo, in every time zone that it had', () => {
    expect(businessDayEnd('2026-12-12')).toBe('2026-12-12T23:59:59-03:00');
    expect(businessDayEnd('2017-12-12')).toBe('2017-12-12T23:59:59-02:00');
    for (const time of ['00:00:00', '23:59:59'])
      expect(nextDayStart(new Date(`2026-12-12T${time}-03:00`)).toISOString()).toBe(
        '2026-12-13T03:00:00.000Z',
      );
  });

  it('counts the hours of the day in São Paulo', () => {
    const clock = new Clock();
    clock.set(new Date('2027-01-01T10:59:00Z'));
    expect(clock.hour()).toBe(7);
    clock.set(new Date('2027-01-01T11:00:00Z'));
    expect(clock.hour()).toBe(8);
    clock.set(new Date('2027-01-01T03:00:00Z'));
    expect(clock.hour()).toBe(0);
  });

  it('applies CLOCK_OFFSET in tests and refuses it in production', () => {
    Object.assign(process.env, { CLOCK_OFFSET: String(45 * DAY_MS), NODE_ENV: 'test' });
    expect(new Clock().now().getTime() - Date.now()).toBeGreaterThan(44 * DAY_MS);
    process.env.NODE_ENV = 'production';
    expect(() => new Clock()).toThrow('CLOCK_OFFSET is for tests');
  });
});
