/**
 * What each mutation and each live event makes stale. What queries show and mutations change is declared in the schema, by `@shows` and
 * `@changes`.
 */
import { CHANGED_BY, EVENTS, SHOWN, type EventName, type QueryField } from '../../generated/names';

/** A kind of record that queries show, and that mutations and events change. */
export type Aggregate =
  | 'candidate'
  | 'interview'
  | 'referral'
  | 'job'
  | 'delivery'
  | 'user'
  | 'saved-view'
  | 'session'
  | 'bonus-rule'
  | 'message-template'
  | 'rejection-reason'
  | 'response-settings'
  | 'home-texts'
  | 'retention'
  | 'subject-request'
  | 'incident'
  | 'queue';

/** Those with live events, whose names begin with theirs. The gateway sends no others (`live-message.ts`). */
const WITH_LIVE_EVENTS = [
  'candidate',
  'interview',
  'referral',
  'job',
  'delivery',
  'message-template',
] as const satisfies readonly Aggregate[];

/** The live events that change something else than the aggregate of their name. */
const EXCEPTIONS: Partial<Record<EventName, readonly Aggregate[]>> = {
  'candidate.link-requested': ['delivery'],
  'candidate.job-digest-due': [],
  'candidate.notified': ['candidate', 'delivery'],
  'candidate.quarantine-changed': ['candidate', 'interview', 'delivery', 'retention'],
  'interview.erased': [],
};

const changedByEvent = (event: EventName): readonly Aggregate[] =>
  EXCEPTIONS[event] ?? WITH_LIVE_EVENTS.filter((aggregate) => event.startsWith(`${aggregate}.`));

/** One that the schema misspells does not compile, here and below. */
const SHOWN_BY: Record<QueryField, readonly Aggregate[]> = SHOWN;

const CHANGES = new Map<string, readonly Aggregate[]>([
  ...Object.entries(CHANGED_BY),
  ...EVENTS.map((event) => [event, changedByEvent(event)] as const),
]);

/** The query fields whose results a change of these aggregates makes stale. */
export function staleAfter(changed: Iterable<Aggregate>): Set<QueryField> {
  const aggregates = new Set(changed);
  const fields = Object.keys(SHOWN_BY) as QueryField[];
  return new Set(fields.filter((field) => SHOWN_BY[field].some((aggregate) => aggregates.has(aggregate))));
}

/** The aggregates that a mutation (by its field) or a live event changes; none for a name of a newer release. */
export const changedBy = (name: string): readonly Aggregate[] => CHANGES.get(name) ?? [];
