import type { EventMessage } from '@araucaria/contracts';

/** Aggregates that staff screens show. */
const SHOWN = /^(candidate|interview|referral|job|delivery|message-template)\./;
/** Fields that name records. Others, such as who acted and why, are not sent. */
const ID_FIELDS = new Set(['candidateId', 'interviewId', 'referralId', 'referralApplicationId', 'jobId']);

/** The name of an event and the ids of the records that it concerns. */
export type LiveMessage = { name: string } & Record<string, string | number>;

/** The message for screens; undefined for events that no screen shows. */
export function toLiveMessage({ name, payload }: EventMessage): LiveMessage | undefined {
  if (!SHOWN.test(name)) return undefined;
  const ids = Object.entries(payload).filter(([field, value]) => ID_FIELDS.has(field) && value);
  return { name, ...Object.fromEntries(ids) };
}
