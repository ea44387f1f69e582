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

/** The machine was too busy to read a file in its time. The file may be read later: it is not refused. */
export class ParserStarved extends Error {
  constructor(detail: string) {
    super(`the parser waited for the machine: ${detail}`);
    this.name = 'ParserStarved';
  }
}
