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

/** Minutes of an interview without a given length. */
export const DEFAULT_DURATION_MINUTES = 60;
/** Lengths are multiples of it: the slots have this distance. */
export const DURATION_STEP_MINUTES = 15;
export const MAX_DURATION_MINUTES = 480;
/** The lengths that the screens offer. */
export const DURATIONS_MINUTES = [15, 30, 45, 60, 90, 120, 180, 240] as const;

/** `45 minutos`, `1 hora`, `1 hora e 30 minutos` */
export function durationLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours ? [hours === 1 ? '1 hora' : `${hours} horas`] : []),
    ...(rest ? [`${rest} minutos`] : []),
  ];
  return parts.join(' e ');
}
