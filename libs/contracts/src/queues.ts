import type { ParseResumeRequest, ParseResumeResult } from './resumes.js';
import type { ServiceName } from './rpc.js';

/** A queue of work that any free worker takes: what goes in, what comes out, and how long it may last. */
export interface WorkQueue<Req, Res> {
  readonly name: string;
  /** Times a message is tried in all before it is kept as failed. */
  readonly attempts: number;
  readonly request?: Req;
  readonly result?: Res;
}

/** Résumés to be read. Two tries: somebody waits, and a parser may be stopped in mid-file. */
export const RESUME_PARSING: WorkQueue<ParseResumeRequest, ParseResumeResult> = {
  name: 'resume-parsing',
  attempts: 2,
};

/** What wakes a service: delayed messages for what is due at a time, and its regular sweeps. */
export const TIMER_QUEUES: { readonly [S in ServiceName]?: string } = {
  candidates: 'candidate-sweeps',
  interviews: 'interview-reminders',
  referrals: 'bonus-schedule',
};
