import type { CandidateView } from '@araucaria/contracts';
import { addressOf } from '../resumes/resume-address.js';

/** A candidate as clients see one: the file by its address, not by its key. */
export type CandidateAnswer = Omit<CandidateView, 'resumeKey'> & { resumeUrl: string | null };

export function toAnswer({ resumeKey, ...candidate }: CandidateView): CandidateAnswer {
  return { ...candidate, resumeUrl: resumeKey && addressOf(resumeKey) };
}
