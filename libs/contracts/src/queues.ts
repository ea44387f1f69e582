import type { ParseResumeOutcome, ParseResumeRequest } from './resumes.js';

/**
 * A work queue with its message and result types. Redis keeps both unencrypted for some time, so they hold references and
 * no personal data.
 */
export interface WorkQueue<Req, Res> {
  readonly name: string;
  /** Maximum number of attempts, including the first; then the message is kept as failed. */
  readonly attempts: number;
  /** Carries the message type only; never set. */
  readonly request?: Req;
  /** Carries the result type only; never set. */
  readonly result?: Res;
}

/**
 * Résumés to parse. Two attempts: a visitor waits for the result, and a parser may be stopped while it reads a file.
 */
export const RESUME_PARSING: WorkQueue<ParseResumeRequest, ParseResumeOutcome> = {
  name: 'resume-parsing',
  attempts: 2,
};

/**
 * Namespace of the encrypted parser results in Redis, which the gateway fetches; it is also part of the encryption
 * key.
 */
export const RESUME_RESULTS = 'resume-result';
