import type { CandidateView } from '@araucaria/contracts';
import { addressOf } from '../resumes/resume-address.js';

/** A candidate as clients see one: the file by its address, not by its key. */
export type CandidateResponse = Omit<CandidateView, 'resumeKey'> & { resumeUrl: string | null };

export function toResponse({ resumeKey, ...candidate }: CandidateView): CandidateResponse {
  return { ...candidate, resumeUrl: resumeKey && addressOf(resumeKey) };
}
