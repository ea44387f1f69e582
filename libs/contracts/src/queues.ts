import type { ParseResumeOutcome, ParseResumeRequest } from './resumes.js';
import type { ServiceName } from './rpc.js';

/**
 * A queue of work that any free worker takes: what goes in, what comes out, and how long it may last. Both lie in Redis,
 * in clear, for a while: they hold references, never personal data.
 */
export interface WorkQueue<Req, Res> {
  readonly name: string;
  /** Times a message is tried in all before it is kept as failed. */
  readonly attempts: number;
  readonly request?: Req;
  readonly result?: Res;
}

/** Résumés to be read. Two tries: somebody waits, and a parser may be stopped in mid-file. */
export const RESUME_PARSING: WorkQueue<ParseResumeRequest, ParseResumeOutcome> = {
  name: 'resume-parsing',
  attempts: 2,
};

/** What the parser read, sealed, until the gateway fetches it; names the keys in Redis and enters their encryption. */
export const RESUME_RESULTS = 'resume-result';

/** The queue of a service's timers and cron jobs; services without an entry have none. */
export const TIMER_QUEUES: { readonly [S in ServiceName]?: string } = {
  candidates: 'candidate-cron',
  interviews: 'interview-reminders',
  referrals: 'bonus-schedule',
};
