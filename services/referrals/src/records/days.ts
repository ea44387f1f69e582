import { instantOf } from '@araucaria/platform';

/** A calendar day, `YYYY-MM-DD`; its text compares in order of time. */
export type Day = string;

/** The instant at which the day begins in São Paulo, ISO 8601 in UTC. */
export const startOfDay = (day: Day): string => instantOf(day).toISOString();
