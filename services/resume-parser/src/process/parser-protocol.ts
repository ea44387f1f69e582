import type { ParseLimits } from '../limits.js';
import type { ParsedResume } from '../resume.js';
import type { ResumeRejection } from '@araucaria/contracts';

/** The messages between the pool and a parser process. */
export interface ParseRequest {
  bytes: Uint8Array;
  limits: ParseLimits;
}

export type ParseAnswer = (
  | { ok: true; resume: ParsedResume }
  | { ok: false; code: ResumeRejection; detail: string }
) & {
  /** Resident memory in MB that the process has gained since its start. */
  grownMb: number;
};
