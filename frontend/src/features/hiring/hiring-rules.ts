import type { CandidateStatus, HiringStep } from '../../generated/graphql';
import { isHired } from '../../shared/candidate-status';
import { addDays, type Day } from '../../shared/days';

/** The road of an approved candidate, a quarter of the way each. */
const ROAD: readonly CandidateStatus[] = ['approved', 'hiring_offer', 'hiring_documents', 'hired'];

export interface Progress {
  /** Of four. */
  done: number;
  percent: number;
  next: CandidateStatus | undefined;
}

export function progressOf(status: CandidateStatus): Progress {
  const at = isHired(status) ? ROAD.length - 1 : ROAD.indexOf(status);
  return { done: at + 1, percent: ((at + 1) / ROAD.length) * 100, next: at < 0 ? undefined : ROAD[at + 1] };
}

/** The cards' own words: who is hired is on the way in. */
export const approvedLabel = (status: CandidateStatus): string =>
  isHired(status) ? 'Em Contratação' : 'Aprovado';

interface StepTerms {
  label: string;
  /** Where there is no room for the label. */
  short: string;
  /** Percent, as the hiring page and as the dashboard count them. */
  page: number;
  dashboard: number;
  /** The hiring page offers it. */
  offered: boolean;
}

export const STEPS: Record<HiringStep, StepTerms> = {
  offer_sent: { label: 'Proposta/Oferta Enviada', short: 'Proposta', page: 25, dashboard: 25, offered: true },
  offer_accepted: { label: 'Oferta Aceita', short: 'Aceita', page: 25, dashboard: 40, offered: false },
  documents: { label: 'Documentação', short: 'Documentação', page: 50, dashboard: 60, offered: true },
  onboarding: { label: 'Onboarding', short: 'Onboarding', page: 75, dashboard: 80, offered: true },
  completed: { label: 'Processo Concluído', short: 'Concluído', page: 100, dashboard: 100, offered: true },
};

const ORDER = Object.keys(STEPS) as HiringStep[];

export const OFFERED_STEPS = ORDER.filter((step) => STEPS[step].offered);

export const nextStep = (step: HiringStep): HiringStep | undefined => ORDER[ORDER.indexOf(step) + 1];

export const stepLabel = (step: string | null): string =>
  step === null ? 'Não iniciada' : (STEPS[step as HiringStep]?.label ?? step);

/** Where a candidate stands in hiring: a status that says more than the missing step stands for it, as on the server. */
export function stepOf(status: CandidateStatus, step: HiringStep | null | undefined): HiringStep | null {
  if (status === 'rejected' || status === 'declined') return null;
  if (step) return step;
  if (isHired(status)) return 'completed';
  if (status === 'hiring_offer') return 'offer_sent';
  return status === 'hiring_documents' ? 'documents' : null;
}

/** Days after today that a first day of work may lie, as the server has it. */
const MAX_START_DAYS_AHEAD = 180;

export const latestStart = (today: Day): Day => addDays(today, MAX_START_DAYS_AHEAD);

/** Days between today and the start that is assumed while nobody has decided it. */
const ASSUMED_START = 7;

export const startDay = (stored: Day | null | undefined, today: Day): Day =>
  stored ?? addDays(today, ASSUMED_START);

/** Hired of all, as a whole percentage. */
export const conversionRate = (hired: number, total: number): number =>
  total ? Math.round((hired / total) * 100) : 0;

interface Totals {
  totalCandidates: number;
  candidatesApproved: number;
  candidatesReachedHiring: number;
  candidatesHired: number;
}

/** How many of all came at least so far: each phase holds those of the phases after it. */
export function funnelOf(totals: Totals) {
  const { totalCandidates, candidatesApproved, candidatesReachedHiring, candidatesHired } = totals;
  return [
    { phase: 'Inscritos', candidates: totalCandidates },
    { phase: 'Aprovados', candidates: candidatesApproved },
    { phase: 'Em contratação', candidates: candidatesReachedHiring },
    { phase: 'Contratados', candidates: candidatesHired },
  ].map((one) => ({ ...one, percent: conversionRate(one.candidates, totalCandidates) }));
}
