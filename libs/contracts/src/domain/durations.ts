export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** A day of the calendar is another length where the clocks change; São Paulo has not changed its clocks since 2019. */
export const DAY_MS = 24 * HOUR_MS;
