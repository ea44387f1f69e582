export interface ParseLimits {
  /** Processor time for one file; a résumé takes 0.05 s, a dense portfolio under 1 s. */
  cpuMs: number;
  /** Elapsed time for one file, for a machine so busy that little processor time is used. Under the promised 8 s. */
  wallMs: number;
  /** Memory of a parser process without the program that all share; about 30 MB at its start. */
  memoryMb: number;
  pages: number;
  /** Characters of text; a long academic résumé has 60,000. */
  textChars: number;
}

/**
 * Limits for a scan: Tesseract takes about 3 s for a page and 200 MB. With the text reader before it (7 s at most) and a
 * wait of 5 s, the upload is answered within its 30 s.
 */
export const SCAN_LIMITS: ParseLimits = {
  cpuMs: 15_000,
  wallMs: 16_000,
  memoryMb: 512,
  pages: 3,
  textChars: 1_000_000,
};

export const DEFAULT_LIMITS: ParseLimits = {
  cpuMs: 5_000,
  wallMs: 7_000,
  memoryMb: 256,
  pages: 20,
  textChars: 1_000_000,
};
