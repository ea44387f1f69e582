export interface ParseLimits {
  /** Processor time of one file; a résumé takes 0.05 s, a dense portfolio under 1 s. */
  cpuMs: number;
  /** Elapsed time of one file, for a machine so busy that processor time does not accrue. Under the promised 8 s. */
  wallMs: number;
  /** Resident memory of a parser process; it idles near 110 MB. */
  memoryMb: number;
  pages: number;
  /** Characters of text; a long academic résumé has 60,000. */
  textChars: number;
}

export const DEFAULT_LIMITS: ParseLimits = {
  cpuMs: 5_000,
  wallMs: 7_000,
  memoryMb: 256,
  pages: 20,
  textChars: 1_000_000,
};
