import type { ApplicationValues, Confidence, ResumeFields } from './application-values';
import type { UploadedResume } from './upload-resume';

export interface Draft {
  values: ApplicationValues;
  resume: UploadedResume | null;
  filled: ResumeFields;
  confidence: Confidence;
}

// The number changes with the shape of what is kept: an older draft is no draft.
const KEY = 'candidatura-2';

/**
 * What was typed so far, for as long as the tab lives. Personal data never outlives it: the computer may be shared.
 * Consent is never kept as given: it belongs to the moment of sending.
 */
export const draftStore = {
  load(): Draft | null {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null;
    } catch {
      return null;
    }
  },
  save(draft: Draft): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(draft));
    } catch {
      // Full or forbidden storage costs the draft, not the application.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // As above.
    }
  },
};
