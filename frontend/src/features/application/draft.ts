import { draftStore } from '../../shared/form/draft';
import type { ApplicationValues, Confidence, ResumeFields } from './application-values';
import type { UploadedResume } from './upload-resume';

export interface Draft {
  values: ApplicationValues;
  resume: UploadedResume | null;
  filled: ResumeFields;
  confidence: Confidence;
  /** Of the form, until it is stored. */
  formKey: string;
}

/** The draft never stores a given consent: consent belongs to the moment of submission. */
export const applicationDraft = draftStore<Draft>('candidatura-2');
