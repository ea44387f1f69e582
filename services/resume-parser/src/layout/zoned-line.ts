import type { SectionKind } from '../lexicon/section-words.js';
import type { Line } from './text-line.js';

/** 'head' is what stands above or beside all headings: usually the name and the contacts. */
export type Zone = SectionKind | 'head';

export interface ZonedLine extends Line {
  zone: Zone;
  heading: boolean;
  /** How many headings stand before it in the document. */
  section?: number;
  /** The first word of the next line did not fit here: the margin broke the text, not its author. */
  wraps: boolean;
}

/** The zones where a person states how to reach them. */
export function isContactZone({ zone }: ZonedLine): boolean {
  return zone === 'head' || zone === 'contact';
}
