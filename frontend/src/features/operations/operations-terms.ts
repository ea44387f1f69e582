import { SERVICE_LABELS, labelOf, lookup } from '@araucaria/contracts/domain';
import { formatCount } from '../../shared/format/formats';

const QUEUES: Record<string, string> = {
  'bonus-schedule': 'Prazos de bônus',
  'interview-reminders': 'Lembretes de entrevista',
  'account-cron': 'Prazos da trilha de auditoria',
  'candidate-cron': 'Limpezas automáticas',
  'resume-parsing': 'Leitura de currículos',
};

const CRON_JOBS: Record<string, string> = {
  'account-links': 'Links de contas vencidos',
  'application-drafts': 'Rascunhos de candidaturas',
  'audit-origins': 'Endereços e recusas da auditoria',
  bonus: 'Vencimentos de bônus',
  'response-digest': 'Resumo de candidatos sem retorno',
  'candidate-counts': 'Contadores de candidatos',
  'candidate-counts-check': 'Conferência dos contadores de candidatos',
  'interview-counts': 'Contadores de entrevistas',
  'interview-names': 'Nomes de candidatos nas entrevistas',
  'interview-counts-check': 'Conferência dos contadores de entrevistas',
  'referral-counts': 'Contadores de indicações',
  'referral-counts-check': 'Conferência dos contadores de indicações',
  'job-alerts': 'Alertas de vagas',
  reminders: 'Lembretes de entrevista',
  retention: 'Prazo do banco de talentos',
  'retention-run': 'Execução da retenção',
  'subject-request-deadlines': 'Prazos de pedidos de titulares',
  'subject-request-confirmations': 'Pedidos de titulares sem confirmação',
  'subject-requests': 'Dados de pedidos respondidos',
  'unused-uploads': 'Currículos não enviados',
};

const COUNTS: Record<string, [string, string]> = {
  due: ['parcela a pagar', 'parcelas a pagar'],
  overdue: ['parcela atrasada', 'parcelas atrasadas'],
  timers: ['aviso programado', 'avisos programados'],
  digests: ['resumo do dia', 'resumos do dia'],
  drafts: ['rascunho apagado', 'rascunhos apagados'],
  filled: ['nome copiado', 'nomes copiados'],
  links: ['link apagado', 'links apagados'],
  jobs: ['vaga nova', 'vagas novas'],
  sent: ['lembrete pedido', 'lembretes pedidos'],
  dropped: ['lembrete fora do prazo', 'lembretes fora do prazo'],
  interviews: ['entrevista por vir', 'entrevistas por vir'],
  candidates: ['cadastro apagado', 'cadastros apagados'],
  waiting: ['candidato sem retorno', 'candidatos sem retorno'],
  origins: ['endereço apagado', 'endereços apagados'],
  refusals: ['recusa apagada', 'recusas apagadas'],
  requests: ['pedido', 'pedidos'],
  runs: ['execução iniciada', 'execuções iniciadas'],
  files: ['arquivo verificado', 'arquivos verificados'],
  folded: ['mudança somada', 'mudanças somadas'],
  corrected: ['contador corrigido', 'contadores corrigidos'],
  removed: ['arquivo apagado', 'arquivos apagados'],
  notices: ['aviso de currículo apagado', 'avisos de currículo apagados'],
};

export const serviceName = (name: string): string => labelOf(SERVICE_LABELS, name);
export const cronJobName = (name: string): string => labelOf(CRON_JOBS, name);
/** The queue named like a service holds the events that it subscribes to. */
export const queueName = (name: string): string =>
  lookup(QUEUES, name) ??
  (lookup(SERVICE_LABELS, name) ? `Eventos de ${labelOf(SERVICE_LABELS, name)}` : name);

export function cronRunResult(counts: ReadonlyArray<{ name: string; value: number }>): string {
  const found = counts.filter(({ value }) => value > 0);
  return found
    .map(({ name, value }) => formatCount(value, ...(lookup(COUNTS, name) ?? [name, name])))
    .join(', ');
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Formats a duration in its largest whole unit: 45 s, 3 min, 2 h, 4 d. */
export function formatDuration(seconds: number): string {
  if (seconds < MINUTE_SECONDS) return `${seconds} s`;
  if (seconds < HOUR_SECONDS) return `${Math.floor(seconds / MINUTE_SECONDS)} min`;
  return seconds < DAY_SECONDS
    ? `${Math.floor(seconds / HOUR_SECONDS)} h`
    : `${Math.floor(seconds / DAY_SECONDS)} d`;
}
