import { counted } from '../../shared/formats';

const SERVICES: Record<string, string> = {
  jobs: 'Vagas',
  candidates: 'Candidatos',
  interviews: 'Entrevistas',
  referrals: 'Indicações',
  users: 'Usuários',
  notifications: 'Notificações',
};

const QUEUES: Record<string, string> = {
  'bonus-schedule': 'Prazos de bônus',
  'interview-reminders': 'Lembretes de entrevista',
  'candidate-cron': 'Limpezas automáticas',
  'resume-parsing': 'Leitura de currículos',
};

const CRON_JOBS: Record<string, string> = {
  bonus: 'Vencimentos de bônus',
  reminders: 'Lembretes de entrevista',
  retention: 'Prazo do banco de talentos',
  'unused-uploads': 'Currículos não enviados',
};

/** One, and many. */
const COUNTS: Record<string, [string, string]> = {
  due: ['parcela a pagar', 'parcelas a pagar'],
  overdue: ['parcela atrasada', 'parcelas atrasadas'],
  timers: ['aviso programado', 'avisos programados'],
  digests: ['resumo do dia', 'resumos do dia'],
  told: ['lembrete pedido', 'lembretes pedidos'],
  dropped: ['lembrete fora do prazo', 'lembretes fora do prazo'],
  interviews: ['entrevista por vir', 'entrevistas por vir'],
  candidates: ['cadastro apagado', 'cadastros apagados'],
  files: ['arquivo verificado', 'arquivos verificados'],
  removed: ['arquivo apagado', 'arquivos apagados'],
};

export const serviceName = (name: string): string => SERVICES[name] ?? name;
export const cronJobName = (name: string): string => CRON_JOBS[name] ?? name;
/** A service's own queue holds the events that it hears. */
export const queueName = (name: string): string =>
  QUEUES[name] ?? (SERVICES[name] ? `Eventos de ${SERVICES[name]}` : name);

/** What a cron job found to do. */
export function cronRunResult(counts: ReadonlyArray<{ name: string; value: number }>): string {
  const found = counts.filter(({ value }) => value > 0);
  return found.map(({ name, value }) => counted(value, ...(COUNTS[name] ?? [name, name]))).join(', ');
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of time, in its largest whole unit: 45 s, 3 min, 2 h, 4 d. */
export function spanOf(seconds: number): string {
  if (seconds < MINUTE) return `${seconds} s`;
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`;
  return seconds < DAY ? `${Math.floor(seconds / HOUR)} h` : `${Math.floor(seconds / DAY)} d`;
}
