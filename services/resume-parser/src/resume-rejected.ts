import type { ResumeRejection } from '@araucaria/contracts';

/** Why a file cannot be read as a résumé. The contract holds the message for its sender. */
export class ResumeRejected extends Error {
  constructor(
    readonly code: ResumeRejection,
    /** For the log only. */
    readonly detail = '',
  ) {
    super(detail ? `${code}: ${detail}` : code);
    this.name = 'ResumeRejected';
  }
}
