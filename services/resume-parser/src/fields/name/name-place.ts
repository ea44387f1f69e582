import type { ResumeDocument } from '../../layout/resume-document.js';
import type { ZonedLine } from '../../layout/zoned-line.js';

/** A line that may hold the name. */
export interface NamePlace {
  document: ResumeDocument;
  line: ZonedLine;
  index: number;
  email: string | undefined;
}
