import { HOME_TEXT_MAX_CHARS } from './domain/index.js';
import { OptionalText } from './validation.js';

/** Texts of the home page that administrators write, with lists and emphasis of Markdown. Absent: the page has no such part. */
export class SaveHomeTexts {
  /** How the company hires. */
  @OptionalText(HOME_TEXT_MAX_CHARS) hiring?: string;
  /** Who works there. */
  @OptionalText(HOME_TEXT_MAX_CHARS) team?: string;
  /** The `version` that the caller edited; `CHANGED_MEANWHILE` if the current one differs. Absent: not checked. */
  @OptionalText() from?: string;
}

export interface HomeTexts {
  hiring: string | null;
  team: string | null;
  /** Differs for different texts. */
  version: string;
}
