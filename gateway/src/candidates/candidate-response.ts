import type { CandidateView } from '@araucaria/contracts';
import { addressOf } from '../resumes/resume-address.js';

/** A candidate for clients: with the address of the résumé instead of its storage key. */
export type CandidateResponse = Omit<CandidateView, 'resumeKey'> & { resumeUrl: string | null };

export function toResponse({ resumeKey, ...candidate }: CandidateView): CandidateResponse {
  return { ...candidate, resumeUrl: resumeKey && addressOf(resumeKey) };
}
