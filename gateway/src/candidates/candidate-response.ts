import { isPermitted, type CandidateView, type Permission } from '@araucaria/contracts';
import { currentActor } from '@araucaria/platform';
import { addressOf } from '../resumes/resume-address.js';

/** A candidate for clients: with the address of the résumé instead of its storage key. */
export type CandidateResponse = Omit<CandidateView, 'resumeKey'> & { resumeUrl: string | null };

/** What the acting user may not see of a candidate is null. */
export function toResponse({ resumeKey, ...candidate }: CandidateView): CandidateResponse {
  const seesResume = permits('resumes.read');
  return {
    ...candidate,
    ipAddress: permits('privacy.manage') ? candidate.ipAddress : null,
    resumeFilename: seesResume ? candidate.resumeFilename : null,
    resumeContentType: seesResume ? candidate.resumeContentType : null,
    resumeUrl: seesResume && resumeKey ? addressOf(resumeKey) : null,
  };
}

function permits(permission: Permission): boolean {
  const actor = currentActor();
  return actor !== undefined && isPermitted(actor, permission);
}
