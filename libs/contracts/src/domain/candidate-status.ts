/** Every status of a candidate with its label. The keys are stored and sent. */
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

export const APPROVED_STATUSES = [
  'approved',
  'hiring_offer',
  'hiring_documents',
  'hired',
  'contratado',
] as const satisfies CandidateStatus[];

/** `hired` and `contratado` are two stored spellings of one state; other code uses {@link isHired}. */
export const HIRED_STATUSES = ['hired', 'contratado'] as const satisfies CandidateStatus[];

/** Final statuses without a hire. A stored hiring step no longer counts for them. */
export const ENDED_STATUSES = ['rejected', 'declined'] as const satisfies CandidateStatus[];

const isIn = (list: readonly string[], status: string): boolean => list.includes(status);

export const isApproved = (status: string): boolean => isIn(APPROVED_STATUSES, status);
export const isEnded = (status: string): boolean => isIn(ENDED_STATUSES, status);
export const isHired = (status: string): boolean => isIn(HIRED_STATUSES, status);

/** Whether the candidate may be invited to an interview: not yet in interviews, or referred and not decided. */
export const isEligibleForInterview = (status: string, referralCode: string | null): boolean =>
  isIn(ELIGIBLE_STATUSES, status) || (referralCode !== null && !isIn(DECIDED_STATUSES, status));

/** Statuses in which every candidate may be invited to an interview. */
export const ELIGIBLE_STATUSES = ['new', 'reviewing'] as const satisfies CandidateStatus[];
/** Statuses in which a referred candidate may no longer be invited to an interview. */
export const DECIDED_STATUSES = [
  'approved',
  'rejected',
  'hired',
  'contratado',
] as const satisfies CandidateStatus[];

/** The sequence of statuses on the approved list; `progress` in percent, 25 for each of the four stages. */
export const HIRING_STATUS_SEQUENCE = [
  { status: 'approved', progress: 25 },
  { status: 'hiring_offer', progress: 50 },
  { status: 'hiring_documents', progress: 75 },
  { status: 'hired', progress: 100 },
] as const satisfies { status: CandidateStatus; progress: number }[];

/** The next status of {@link HIRING_STATUS_SEQUENCE}; undefined for the last one and for statuses outside it. */
export function nextHiringStatus(status: string): CandidateStatus | undefined {
  const at = HIRING_STATUS_SEQUENCE.findIndex((stage) => stage.status === status);
  return at < 0 ? undefined : HIRING_STATUS_SEQUENCE[at + 1]?.status;
}

/** Whether a change moves a hired candidate back to an earlier stage of hiring; such a change needs a confirmation. */
export const leavesHire = (from: string, to: string): boolean =>
  isHired(from) && isApproved(to) && !isHired(to);

/** Whether a change opens a withdrawn application again: it begins without its earlier approval and hiring. */
export const reopens = (from: string, to: string): boolean => from === 'declined' && to === 'new';
