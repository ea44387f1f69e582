import { slot } from '../../../testing/fixtures/interviews';
import { slotAfterKey, weekdaysOf, weekOf } from './week-days';

describe('weekdaysOf', () => {
  it.each([
    ['a Thursday', '2026-11-26', ['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02']],
    ['a Sunday', '2026-11-29', ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']],
  ])('counts five weekdays from %s on', (_day, today, days) => {
    expect(weekdaysOf(today, 0)).toEqual(days);
    expect(days.map((day) => weekOf(today, day))).toEqual([0, 0, 0, 0, 0]);
  });

  it('goes on with the next week', () => {
    expect(weekdaysOf('2026-11-26', 1)[0]).toBe('2026-12-03');
    expect(weekOf('2026-11-26', '2026-12-03')).toBe(1);
    expect(weekOf('2026-11-26', '2026-11-02')).toBe(0);
  });
});

describe('slotAfterKey', () => {
  const [nine, ten] = [slot('2026-12-01', '09:00'), slot('2026-12-01', '10:00')];
  const [early, late] = [slot('2026-12-03', '09:15'), slot('2026-12-03', '09:45')];
  const days = [[nine, ten], [], [early, late]];
  it.each([
    ['ArrowDown', nine, ten],
    ['ArrowUp', ten, nine],
    ['ArrowUp', nine, undefined],
    // Over a day without free times, to the next time or the last one.
    ['ArrowRight', nine, early],
    ['ArrowRight', ten, late],
    ['ArrowLeft', early, ten],
    ['ArrowRight', late, undefined],
    ['End', nine, ten],
    ['Home', late, early],
    ['Enter', nine, undefined],
  ])('%s', (key, from, to) => {
    expect(slotAfterKey(key, days, from.startsAt)).toBe(to);
  });
});
