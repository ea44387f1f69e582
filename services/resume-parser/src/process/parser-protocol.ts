import type { ParseLimits } from '../limits.js';
import type { ParsedResume } from '../resume.js';
import type { ResumeRejection } from '@araucaria/contracts';

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
