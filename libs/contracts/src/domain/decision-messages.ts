import { isApproved, isHired } from './candidate-status.js';
import { HIRING_STEP_NAMES, hiringStepOf, type HiringStep } from './hiring-steps.js';

/** The e-mail to a candidate who reaches a step of hiring. */
const STEP_MESSAGES = {
  offer_sent: 'hiring-offer-sent',
  documents: 'hiring-documents',
  onboarding: 'hiring-onboarding',
  completed: 'hiring-completed',
} as const satisfies Partial<Record<HiringStep, string>>;

/** An e-mail to a candidate that follows from an approval or from a step of hiring. */
export type DecisionMessage = 'candidate-approved' | (typeof STEP_MESSAGES)[keyof typeof STEP_MESSAGES];

/** Whether staff approve the candidate by the change; a return from a later status is no approval. */
export const isApproval = (from: string, to: string): boolean => to === 'approved' && !isApproved(from);

/** Whether hiring advances. A correction to an earlier step sends nothing: its message was sent before. */
export const advancesHiring = (from: HiringStep | null, to: HiringStep): boolean =>
  from === null || HIRING_STEP_NAMES.indexOf(from) < HIRING_STEP_NAMES.indexOf(to);

/**
 * Whether a change to the status may announce a step. A reopened or newly approved candidate may still have the step of an earlier
 * process, which was announced then.
 */
export const isHiring = (status: string): boolean => isApproved(status) && status !== 'approved';

interface Decision {
  status?: string | undefined;
  hiringStep?: HiringStep | undefined;
  /** With a step: also hires. */
  hire?: boolean | undefined;
}

/** The e-mails that a candidate gets after an approval, another status of hiring, or a step; not those about a rejection. */
export function decisionMessages(
  candidate: { status: string; hiringStep: string | null },
  { status, hiringStep, hire = hiringStep === 'completed' }: Decision,
): DecisionMessage[] {
  const to = status ?? (hire && !isHired(candidate.status) ? 'hired' : candidate.status);
  const before = hiringStepOf(candidate.status, candidate.hiringStep);
  const after = hiringStepOf(to, hiringStep ?? candidate.hiringStep);
  const messages: DecisionMessage[] = isApproval(candidate.status, to) ? ['candidate-approved'] : [];
  const isOfHiring = hiringStep !== undefined || isHiring(to);
  if (isOfHiring && after && after !== before && after in STEP_MESSAGES && advancesHiring(before, after))
    messages.push(STEP_MESSAGES[after as keyof typeof STEP_MESSAGES]);
  return messages;
}
