import { formatRecentTime } from './recent-time';

it.each([
  ['2026-11-24T02:59:00Z', 'hoje, 23:59'],
  ['2026-11-23T03:00:00Z', 'hoje, 00:00'],
  ['2026-11-23T02:59:00Z', 'ontem, 23:59'],
  ['2026-11-22T02:59:00Z', '21/11/2026, 23:59'],
  ['2026-11-24T03:00:00Z', '24/11/2026, 00:00'],
])('the time %s reads %s on 23/11/2026 in São Paulo', (instant, text) => {
  expect(formatRecentTime(instant, '2026-11-23')).toBe(text);
});
