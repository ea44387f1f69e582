import type { ParseLimits } from './limits.js';
import type { ParsedResume } from './resume.js';
import type { RejectionCode } from './resume-rejected.js';

/** What the pool and a parser process say to each other. */
export interface ParseRequest {
  bytes: Uint8Array;
  limits: ParseLimits;
}

export type ParseAnswer = (
  { ok: true; resume: ParsedResume } | { ok: false; code: RejectionCode; detail: string }
) & {
  /** What the process holds when it is done; it grows a little with every large file. */
  memoryMb: number;
};
