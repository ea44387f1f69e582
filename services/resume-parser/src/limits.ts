export interface ParseLimits {
  /** Processor time for one file; a résumé takes 0.05 s, a dense portfolio under 1 s. */
  cpuMs: number;
  /** Elapsed time for one file, for a machine so busy that it hardly gets processor time. An upload waits for 30 s. */
  wallMs: number;
  /** Memory of a parser process without the program that all share; about 30 MB at its start. */
  memoryMb: number;
  pages: number;
  /** Characters of text; a long academic résumé has 60,000. */
  textChars: number;
}

/** Within 30 s an upload gets its answer; the rest is for the queue and the storage. */
export const UPLOAD_MS = 27_000;

/**
 * Limits for a scan: Tesseract takes about 3 s for a page and 200 MB. On a busy machine these take many times as long, so
 * that the limit of elapsed time is what remains of the upload's.
 */
export const SCAN_LIMITS: ParseLimits = {
  cpuMs: 15_000,
  wallMs: UPLOAD_MS,
  memoryMb: 512,
  pages: 3,
  textChars: 1_000_000,
};

export const DEFAULT_LIMITS: ParseLimits = {
  cpuMs: 5_000,
  wallMs: 20_000,
  memoryMb: 256,
  pages: 20,
  textChars: 1_000_000,
};
