import type { CandidateStatus, HiringStep } from '../../generated/graphql';
import { addDays, type Day } from '../../shared/days';

/** The road of an approved candidate, a quarter of the way each. */
const ROAD: readonly CandidateStatus[] = ['approved', 'hiring_offer', 'hiring_documents', 'hired'];

/** `contratado` is another word for hired. */
export const isHired = (status: CandidateStatus): boolean => status === 'hired' || status === 'contratado';

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

/** Days between today and the start that is assumed while nobody has decided it. */
const ASSUMED_START = 7;

export const startDay = (stored: Day | null | undefined, today: Day): Day =>
  stored ?? addDays(today, ASSUMED_START);

/** Hired of all, as a whole percentage. */
export const conversionRate = (hired: number, total: number): number =>
  total ? Math.round((hired / total) * 100) : 0;

interface Totals {
  totalCandidates: number;
  candidatesInHiringProcess: number;
  candidatesHired: number;
}

/** How many of all are how far. */
export function funnelOf({ totalCandidates, candidatesInHiringProcess, candidatesHired }: Totals) {
  return [
    { phase: 'Inscritos', candidates: totalCandidates },
    { phase: 'Em processo', candidates: candidatesInHiringProcess },
    { phase: 'Contratados', candidates: candidatesHired },
  ].map((one) => ({ ...one, percent: conversionRate(one.candidates, totalCandidates) }));
}
