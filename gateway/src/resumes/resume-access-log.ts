import { log } from '@araucaria/platform';

/** Who opened whose résumé; the log line carries the acting user and the time. */
export function logResumeAccess(key: string, candidateId?: number): void {
  log.info({ audit: 'resume-opened', key, candidateId }, 'a résumé was opened');
}
