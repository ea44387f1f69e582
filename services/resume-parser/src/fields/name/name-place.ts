import type { ResumeDocument } from '../../layout/resume-document.js';
import type { ZonedLine } from '../../layout/zoned-line.js';

export interface NamePlace {
  document: ResumeDocument;
  line: ZonedLine;
  index: number;
  email: string | undefined;
}
