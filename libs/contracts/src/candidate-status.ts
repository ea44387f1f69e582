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
] as const;

/** `hired` and `contratado` are one state with two spellings; this is the only place that knows. */
export const HIRED_STATUSES = ['hired', 'contratado'] as const;

export const isHired = (status: string): boolean => (HIRED_STATUSES as readonly string[]).includes(status);

/** Steps of hiring: label, and percent of progress as the hiring page and as dashboard and pipeline show it. */
export const HIRING_STEPS = {
  offer_sent: { label: 'Proposta/Oferta Enviada', hiringPage: 25, dashboard: 25, selectable: true },
  offer_accepted: { label: 'Oferta Aceita', hiringPage: 25, dashboard: 40, selectable: false },
  documents: { label: 'Documentação', hiringPage: 50, dashboard: 60, selectable: true },
  onboarding: { label: 'Onboarding', hiringPage: 75, dashboard: 80, selectable: true },
  completed: { label: 'Processo Concluído', hiringPage: 100, dashboard: 100, selectable: true },
} as const;

export type HiringStep = keyof typeof HIRING_STEPS;
