import type { CandidateStatus, HiringStep } from '../../generated/graphql';
import { isHired } from '../../shared/candidates/candidate-status';
import { addDays, type Day } from '../../shared/dates/days';

/** Statuses from approval to hire, in their order; each is a quarter of the progress. */
const HIRING_STATUSES: readonly CandidateStatus[] = ['approved', 'hiring_offer', 'hiring_documents', 'hired'];

export interface Progress {
  /** Number of reached statuses, of four. */
  done: number;
  percent: number;
  next: CandidateStatus | undefined;
}

export function progressOf(status: CandidateStatus): Progress {
  const index = isHired(status) ? HIRING_STATUSES.length - 1 : HIRING_STATUSES.indexOf(status);
  return {
    done: index + 1,
    percent: ((index + 1) / HIRING_STATUSES.length) * 100,
    next: index < 0 ? undefined : HIRING_STATUSES[index + 1],
  };
}

/** Label of a candidate on the cards: one who is hired counts as in hiring. */
export const approvedLabel = (status: CandidateStatus): string =>
  isHired(status) ? 'Em Contratação' : 'Aprovado';

/** The specification gives the hiring page and the dashboard different percentages. */
interface StepTerms {
  label: string;
  /** Label for narrow screens. */
  shortLabel: string;
  pagePercent: number;
  dashboardPercent: number;
  /** Whether the form of the hiring page offers the step. */
  offered: boolean;
}

export const STEPS: Record<HiringStep, StepTerms> = {
  offer_sent: {
    label: 'Proposta/Oferta Enviada',
    shortLabel: 'Proposta',
    pagePercent: 25,
    dashboardPercent: 25,
    offered: true,
  },
  offer_accepted: {
    label: 'Oferta Aceita',
    shortLabel: 'Aceita',
    pagePercent: 25,
    dashboardPercent: 40,
    offered: false,
  },
  documents: {
    label: 'Documentação',
    shortLabel: 'Documentação',
    pagePercent: 50,
    dashboardPercent: 60,
    offered: true,
  },
  onboarding: {
    label: 'Onboarding',
    shortLabel: 'Onboarding',
    pagePercent: 75,
    dashboardPercent: 80,
    offered: true,
  },
  completed: {
    label: 'Processo Concluído',
    shortLabel: 'Concluído',
    pagePercent: 100,
    dashboardPercent: 100,
    offered: true,
  },
};

const ORDER = Object.keys(STEPS) as HiringStep[];

export const OFFERED_STEPS = ORDER.filter((step) => STEPS[step].offered);

export const nextStep = (step: HiringStep): HiringStep | undefined => ORDER[ORDER.indexOf(step) + 1];

export const stepLabel = (step: string | null): string =>
  step === null ? 'Não iniciada' : (STEPS[step as HiringStep]?.label ?? step);

/** Returns the hiring step of a candidate; if none is stored, it follows from the status, as on the server. */
export function stepOf(status: CandidateStatus, step: HiringStep | null | undefined): HiringStep | null {
  if (status === 'rejected' || status === 'declined') return null;
  if (step) return step;
  if (isHired(status)) return 'completed';
  if (status === 'hiring_offer') return 'offer_sent';
  return status === 'hiring_documents' ? 'documents' : null;
}

/** Latest start date in days from today; the limit of the server. */
const MAX_START_DAYS_AHEAD = 180;

export const latestStart = (today: Day): Day => addDays(today, MAX_START_DAYS_AHEAD);

/** Days from today to the start date that is shown while none is set. */
const DEFAULT_START_DAYS_AHEAD = 7;

export const startDay = (stored: Day | null | undefined, today: Day): Day =>
  stored ?? addDays(today, DEFAULT_START_DAYS_AHEAD);

/** Share of hired candidates as a whole percentage. */
export const conversionRate = (hired: number, total: number): number =>
  total ? Math.round((hired / total) * 100) : 0;

interface Totals {
  totalCandidates: number;
  candidatesApproved: number;
  candidatesReachedHiring: number;
  candidatesHired: number;
}

/** Candidates per phase; each phase includes those of later phases. */
export function funnelOf(totals: Totals) {
  const { totalCandidates, candidatesApproved, candidatesReachedHiring, candidatesHired } = totals;
  return [
    { phase: 'Inscritos', candidates: totalCandidates },
    { phase: 'Aprovados', candidates: candidatesApproved },
    { phase: 'Em contratação', candidates: candidatesReachedHiring },
    { phase: 'Contratados', candidates: candidatesHired },
  ].map((one) => ({ ...one, percent: conversionRate(one.candidates, totalCandidates) }));
}
