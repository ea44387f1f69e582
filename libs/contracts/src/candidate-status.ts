/** Every status that a candidate may have, with its label. */
export const CANDIDATE_STATUS = {
  new: 'Novo',
  reviewing: 'Em análise',
  interview: 'Entrevista agendada',
  approved: 'Aprovado',
  hired: 'Contratado',
  rejected: 'Reprovado',
  hiring_offer: 'Proposta Enviada',
  hiring_documents: 'Documentação Pendente',
  pending: 'Pendente',
  declined: 'Recusado',
  waiting: 'Aguardando',
  contratado: 'Contratado',
  screening: 'Triagem',
  interviewing: 'Em entrevista',
} as const;

export type CandidateStatus = keyof typeof CANDIDATE_STATUS;
export const CANDIDATE_STATUSES = Object.keys(CANDIDATE_STATUS) as CandidateStatus[];

/** Those that the approved list holds. */
export const APPROVED_STATUSES = [
  'approved',
  'hiring_offer',
  'hiring_documents',
  'hired',
  'contratado',
] as const satisfies CandidateStatus[];

/** `hired` and `contratado` are one state with two spellings; this is the only place that knows. */
export const HIRED_STATUSES = ['hired', 'contratado'] as const satisfies CandidateStatus[];

/** Nothing more happens to these, whatever step of hiring they had come to. */
export const ENDED_STATUSES = ['rejected', 'declined'] as const satisfies CandidateStatus[];

const isIn = (list: readonly string[], status: string): boolean => list.includes(status);

export const isApproved = (status: string): boolean => isIn(APPROVED_STATUSES, status);
export const isEnded = (status: string): boolean => isIn(ENDED_STATUSES, status);
export const isHired = (status: string): boolean => isIn(HIRED_STATUSES, status);

/** May be invited to an interview: untouched so far, or recommended by somebody and not decided yet. */
export const isEligibleForInterview = (status: string, referralCode: string | null): boolean =>
  isIn(ELIGIBLE_STATUSES, status) || (referralCode !== null && !isIn(DECIDED_STATUSES, status));

export const ELIGIBLE_STATUSES = ['new', 'reviewing'] as const satisfies CandidateStatus[];
export const DECIDED_STATUSES = [
  'approved',
  'rejected',
  'hired',
  'contratado',
] as const satisfies CandidateStatus[];

/** The road of the approved list, with its progress in percent (25 for each of the four stages). */
export const HIRING_ADVANCE = [
  { status: 'approved', progress: 25 },
  { status: 'hiring_offer', progress: 50 },
  { status: 'hiring_documents', progress: 75 },
  { status: 'hired', progress: 100 },
] as const satisfies { status: CandidateStatus; progress: number }[];

/** The stage after this one; undefined at the end of the road and beside it. */
export function nextHiringStatus(status: string): CandidateStatus | undefined {
  const at = HIRING_ADVANCE.findIndex((stage) => stage.status === status);
  return at < 0 ? undefined : HIRING_ADVANCE[at + 1]?.status;
}

/** Whether a change of status takes a hire back to an earlier stage of hiring, which nobody does in passing. */
export const leavesHire = (from: string, to: string): boolean =>
  isHired(from) && isApproved(to) && !isHired(to);

/** Steps of hiring: label, and percent of progress as the hiring page and as dashboard and pipeline show it. */
export const HIRING_STEPS = {
  offer_sent: { label: 'Proposta/Oferta Enviada', hiringPage: 25, dashboard: 25, selectable: true },
  // The hiring page does not offer this step; it shows that of the offer.
  offer_accepted: { label: 'Oferta Aceita', hiringPage: 25, dashboard: 40, selectable: false },
  documents: { label: 'Documentação', hiringPage: 50, dashboard: 60, selectable: true },
  onboarding: { label: 'Onboarding', hiringPage: 75, dashboard: 80, selectable: true },
  completed: { label: 'Processo Concluído', hiringPage: 100, dashboard: 100, selectable: true },
} as const;

export type HiringStep = keyof typeof HIRING_STEPS;
export const HIRING_STEP_NAMES = Object.keys(HIRING_STEPS) as HiringStep[];

/** Percent of progress; 0 for anything that is not a step. */
export function hiringProgress(step: string | null, reading: 'hiringPage' | 'dashboard'): number {
  return step !== null && Object.hasOwn(HIRING_STEPS, step) ? HIRING_STEPS[step as HiringStep][reading] : 0;
}

/** The step after this one, for those who advance it with one press; undefined when there is none. */
export function nextHiringStep(step: string): HiringStep | undefined {
  const at = HIRING_STEP_NAMES.indexOf(step as HiringStep);
  return at < 0 ? undefined : HIRING_STEP_NAMES[at + 1];
}

/**
 * Where somebody stands in hiring. The hiring page sets steps, the approved list moves the status; a status that
 * says more than the missing step does stands for it.
 */
export function hiringStepOf(status: string, step: string | null): HiringStep | null {
  if (isIn(ENDED_STATUSES, status)) return null;
  if (step !== null) return step as HiringStep;
  if (isHired(status)) return 'completed';
  return ({ hiring_offer: 'offer_sent', hiring_documents: 'documents' }[status] as HiringStep) ?? null;
}
