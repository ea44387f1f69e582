import { draftStore } from '../../shared/form/draft';
import type { ApplicationValues, Confidence, ResumeFields } from './application-values';
import type { UploadedResume } from './upload-resume';

export interface Draft {
  values: ApplicationValues;
  resume: UploadedResume | null;
  filled: ResumeFields;
  confidence: Confidence;
}

/** Consent is never kept as given: it belongs to the moment of sending. */
export const applicationDraft = draftStore<Draft>('candidatura-2');
