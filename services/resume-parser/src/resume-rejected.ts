import type { ResumeRejection } from '@araucaria/contracts';

/** Why a file cannot be read as a résumé; the words for its sender are the contract's. */
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
