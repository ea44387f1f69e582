/** Shown as the job of an application without a job. */
export const TALENT_BANK = 'Banco de Talentos';
