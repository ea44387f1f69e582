import { Clock } from '../src/index.js';

describe('the clock', () => {
  const given = { ...process.env };
  afterEach(() => Object.assign(process.env, { CLOCK_OFFSET: '', NODE_ENV: given.NODE_ENV }));

  it('goes on from where it is set', () => {
    const clock = new Clock();
    clock.set(new Date('2028-02-29T12:00:00Z'));
    expect(clock.now().toISOString()).toMatch(/^2028-02-29T12:00:0/);
  });

  it('counts days in São Paulo', () => {
    const clock = new Clock();
    clock.set(new Date('2027-01-01T02:59:00Z'));
    expect(clock.today()).toBe('2026-12-31');
    clock.set(new Date('2027-01-01T03:00:00Z'));
    expect(clock.today()).toBe('2027-01-01');
  });

  it('is moved from outside in tests, and nowhere else', () => {
    Object.assign(process.env, { CLOCK_OFFSET: String(45 * 86_400_000), NODE_ENV: 'test' });
    expect(new Clock().now().getTime() - Date.now()).toBeGreaterThan(44 * 86_400_000);
    process.env.NODE_ENV = 'production';
    expect(() => new Clock()).toThrow('CLOCK_OFFSET is for tests');
  });
});
