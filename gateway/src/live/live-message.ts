import type { EventMessage } from '@araucaria/contracts';

/** Aggregates that staff screens show. */
const SHOWN = /^(candidate|interview|referral|job|delivery)\./;
/** Whose it is; who did it, and why, is nobody's business but the history's. */
const IDS = new Set(['candidateId', 'interviewId', 'referralId', 'referralApplicationId', 'jobId']);

/** The name of an event and the ids of what it is about. */
export type LiveMessage = { name: string } & Record<string, string | number>;

/** What screens hear of an event; undefined when none of them shows it. */
export function liveMessage({ name, payload }: EventMessage): LiveMessage | undefined {
  if (!SHOWN.test(name)) return undefined;
  const ids = Object.entries(payload).filter(([key, value]) => IDS.has(key) && value);
  return { name, ...Object.fromEntries(ids) };
}
