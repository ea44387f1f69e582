const LABELS = new Map(
  Object.entries({
    offer_sent: 'Proposta/Oferta Enviada',
    offer_accepted: 'Oferta Aceita',
    documents: 'Documentação',
    onboarding: 'Onboarding',
    completed: 'Processo Concluído',
    not_started: 'Não iniciada',
  }),
);

/** The label, or the raw text of a step that nobody knows. */
export const hiringStepLabel = (step: string): string => LABELS.get(step) ?? step;
