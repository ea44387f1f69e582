/** The types of interviews with their labels. The keys are stored and sent. */
export const INTERVIEW_TYPES = {
  technical: 'Entrevista Técnica',
  hr: 'Entrevista com RH',
  manager: 'Entrevista com Gestor',
  test: 'Prova Prática',
} as const;
export type InterviewType = keyof typeof INTERVIEW_TYPES;

/** The statuses of interviews with their labels. The keys are stored and sent. */
export const INTERVIEW_STATUS = {
  scheduled: 'Agendada',
  completed: 'Concluída',
  cancelled: 'Cancelada',
} as const;
export type InterviewStatus = keyof typeof INTERVIEW_STATUS;

/** The prefix with which the screens mark the feedback of an approval. */
export const APPROVED_PREFIX = 'APROVADO: ';
