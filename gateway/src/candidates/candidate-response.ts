import { isPermitted, type CandidateView, type Permission } from '@araucaria/contracts';
import { currentActor } from '@araucaria/platform';
import { addressOf } from '../resumes/resume-address.js';

/** A candidate for clients: with the address of the résumé instead of its storage key. */
export type CandidateResponse = Omit<CandidateView, 'resumeKey'> & { resumeUrl: string | null };

/** What the acting user may not see of a candidate is null. */
export function toResponse(candidate: CandidateView): CandidateResponse {
  return responseFor(visibleDetails(), candidate);
}

/** {@link toResponse} of a list; the permissions of the acting user are read once. */
export function toResponses(candidates: readonly CandidateView[]): CandidateResponse[] {
  const visible = visibleDetails();
  return candidates.map((candidate) => responseFor(visible, candidate));
}

export interface VisibleDetails {
  resume: boolean;
  ipAddress: boolean;
}

export function visibleDetails(): VisibleDetails {
  const actor = currentActor();
  const permits = (permission: Permission) => actor !== undefined && isPermitted(actor, permission);
  return { resume: permits('resumes.read'), ipAddress: permits('privacy.manage') };
}

/** Copies the candidate as a whole and hides the key: to leave out one of 38 properties takes ten times longer. */
function responseFor({ resume, ipAddress }: VisibleDetails, candidate: CandidateView): CandidateResponse {
  const { resumeKey } = candidate;
  const response: CandidateResponse & { resumeKey: undefined } = {
    ...candidate,
    resumeKey: undefined,
    ipAddress: ipAddress ? candidate.ipAddress : null,
    resumeFilename: resume ? candidate.resumeFilename : null,
    resumeContentType: resume ? candidate.resumeContentType : null,
    resumeUrl: resume && resumeKey ? addressOf(resumeKey) : null,
  };
  return response;
}
