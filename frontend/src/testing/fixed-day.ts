import { jest } from '@jest/globals';

/** Everything that tells or waits for a time, except `Date`. */
const REAL = [
  ...([
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
  ] as const),
  ...(['queueMicrotask', 'nextTick', 'performance', 'hrtime'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
];

/** The tests of the file take place on this day, around noon in São Paulo, because their fixtures name days. Timers run as usual. */
export function onDay(day: string): void {
  beforeAll(() => {
    jest.useFakeTimers({ now: new Date(`${day}T15:00:00Z`), advanceTimers: true, doNotFake: REAL });
  });
  afterAll(() => {
    jest.useRealTimers();
  });
}
