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

/** Returns the label of a hiring step, or the step itself if it is unknown. */
export const hiringStepLabel = (step: string): string => LABELS.get(step) ?? step;
