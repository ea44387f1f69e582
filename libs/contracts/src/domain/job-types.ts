/** The types of employment with their labels, in the order of the form. The keys are stored and sent. */
export const JOB_TYPES = {
  CLT: 'CLT',
  PJ: 'PJ',
  Remoto: 'Remoto',
  Hibrido: 'Híbrido',
  Estagio: 'Estágio',
  Temporario: 'Temporário',
} as const;
export type JobType = keyof typeof JOB_TYPES;

/** Ids of the two reserved jobs, which no list shows. Old clients send them as defaults. */
export const SYSTEM_JOBS = { talentBank: 1, spontaneousReferral: 5 } as const;

/** Displayed instead of the job title for a candidate without a job. */
export const TALENT_BANK_TITLE = 'Banco de Talentos';
