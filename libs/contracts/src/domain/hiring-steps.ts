import { isEnded, isHired } from './candidate-status.js';

/**
 * The steps of hiring in their order. The specification gives two progresses, in percent: `pagePercent` for the hiring page,
 * `dashboardPercent` for dashboard, pipeline and report. `isSelectable`: offered by the selector of the hiring page.
 */
export const HIRING_STEPS = {
  offer_sent: { label: 'Proposta/Oferta Enviada', pagePercent: 25, dashboardPercent: 25, isSelectable: true },
  // The hiring page does not offer this step and shows the progress of `offer_sent` for it.
  offer_accepted: { label: 'Oferta Aceita', pagePercent: 25, dashboardPercent: 40, isSelectable: false },
  documents: { label: 'Documentação', pagePercent: 50, dashboardPercent: 60, isSelectable: true },
  onboarding: { label: 'Onboarding', pagePercent: 75, dashboardPercent: 80, isSelectable: true },
  completed: { label: 'Processo Concluído', pagePercent: 100, dashboardPercent: 100, isSelectable: true },
} as const;

/** Stored in the history in place of a step: the candidate had none. */
export const NO_HIRING_STEP = 'not_started';

export type HiringStep = keyof typeof HIRING_STEPS;
export const HIRING_STEP_NAMES = Object.keys(HIRING_STEPS) as HiringStep[];

/** The label of a step; null and `not_started`, the name in the history, mean no step. Unknown steps are returned as they are. */
export function hiringStepLabel(step: string | null): string {
  if (step === null || step === NO_HIRING_STEP) return 'Não iniciada';
  return Object.hasOwn(HIRING_STEPS, step) ? HIRING_STEPS[step as HiringStep].label : step;
}

/** Progress in percent; 0 for null and for unknown steps. */
export function hiringProgress(step: string | null, view: 'pagePercent' | 'dashboardPercent'): number {
  return step !== null && Object.hasOwn(HIRING_STEPS, step) ? HIRING_STEPS[step as HiringStep][view] : 0;
}

/** The next step; undefined for the last one and for unknown steps. */
export function nextHiringStep(step: string): HiringStep | undefined {
  const at = HIRING_STEP_NAMES.indexOf(step as HiringStep);
  return at < 0 ? undefined : HIRING_STEP_NAMES[at + 1];
}

/**
 * The current hiring step of a candidate. The hiring page sets the step; the approved list sets only the status. Without a
 * stored step, the step follows from the status. null: not in hiring.
 */
export function hiringStepOf(status: string, step: string | null): HiringStep | null {
  if (isEnded(status)) return null;
  if (step !== null) return step as HiringStep;
  if (isHired(status)) return 'completed';
  return ({ hiring_offer: 'offer_sent', hiring_documents: 'documents' }[status] as HiringStep) ?? null;
}
