import type { DeliveryState, RecipientKind } from '../../../generated/graphql';
import { formatDateTime } from '../../../shared/format/formats';
import type { Tone } from '../../../shared/ui/tone-chip';
import type { Delivery } from './deliveries-queries';

const KINDS = new Map(
  Object.entries({
    'application-receipt': 'Confirmação de candidatura',
    'application-draft': 'Confirmação de nova candidatura',
    'area-link': 'Link de Minha candidatura',
    'job-alerts': 'Alerta de vagas',
    'interview-invitation': 'Convite para entrevista',
    'interview-rescheduled': 'Novo horário da entrevista',
    'interview-cancelled': 'Cancelamento da entrevista',
    'interview-reminder-day': 'Lembrete da véspera',
    'interview-reminder-hour': 'Lembrete da última hora',
    'interview-reschedule-noted': 'Resposta ao pedido de outro horário',
    'staff-interview-invitation': 'Convite a quem entrevista',
    'staff-interview-rescheduled': 'Novo horário a quem entrevista',
    'staff-interview-cancelled': 'Cancelamento a quem entrevista',
    'staff-interview-erased': 'Cancelamento a quem entrevista, após a eliminação dos dados',
    'staff-interview-declined': 'Aviso: o candidato não pode ir',
    'staff-reschedule-requested': 'Aviso: pedido de outro horário',
    'candidate-approved': 'Aprovação',
    'candidate-rejected': 'Retorno negativo',
    'hiring-offer-sent': 'Proposta a caminho',
    'hiring-documents': 'Pedido de documentos',
    'hiring-onboarding': 'Início da integração',
    'hiring-completed': 'Boas-vindas',
    'referral-received': 'Indicação recebida',
    'referral-hired': 'Indicação contratada',
    'referral-instalment-due': 'Parcela do bônus vencida',
    'referral-instalment-paid': 'Parcela do bônus paga',
    'referral-payment-reversed': 'Pagamento do bônus desfeito',
    'referral-bonus-suspended': 'Bônus suspenso',
    'referral-bonus-resumed': 'Bônus retomado',
    'referral-hire-undone': 'Contratação da indicação desfeita',
    'account-second-factor': 'Segundo fator da conta',
    'bonus-digest': 'Resumo dos bônus',
    'response-digest': 'Resumo de candidatos sem retorno',
    'subject-request-confirmation': 'Confirmação de pedido de titular',
    'subject-request-received': 'Novo pedido de titular',
    'subject-request-digest': 'Prazos de pedidos de titulares',
  }),
);

interface ShownState {
  label: string;
  tone: Tone;
  /** Label of the button that sends the message again, as a new delivery if it was sent. */
  resend?: string;
}

export const STATES: Record<DeliveryState, ShownState> = {
  pending: { label: 'Na fila de envio', tone: 'warning' },
  sent: { label: 'Enviada', tone: 'success', resend: 'Enviar de novo' },
  delivered: { label: 'Entregue', tone: 'success', resend: 'Enviar de novo' },
  read: { label: 'Lida', tone: 'success', resend: 'Enviar de novo' },
  failed: { label: 'Não enviada', tone: 'error', resend: 'Reenviar' },
  cancelled: { label: 'Cancelada', tone: 'default' },
  link: { label: 'Enviar manualmente', tone: 'warning' },
};

/** Label of the recipient, if it is not the candidate. */
export const RECIPIENTS: Record<RecipientKind, string | null> = {
  candidate: null,
  referrer: 'Para quem indicou',
  staff: 'Para a equipe',
  requester: 'Para o titular dos dados',
};

export const CHANNEL_NAMES = { email: 'E-mail', whatsapp: 'WhatsApp' } as const;

/** Label of a message; its subject if the kind is unknown to this version of the site. */
export const kindLabel = ({ kind, subject }: Pick<Delivery, 'kind' | 'subject'>): string =>
  KINDS.get(kind) ?? subject ?? kind;

/** The time of the last event of a delivery, or of its next attempt. */
export function momentOf(delivery: Delivery): string {
  const { state, sentAt, deliveredAt, readAt, nextAttemptAt, attempts, createdAt } = delivery;
  if (state === 'read' && readAt) return `Lida em ${formatDateTime(readAt)}`;
  if (state === 'delivered' && deliveredAt) return `Entregue em ${formatDateTime(deliveredAt)}`;
  if (state === 'sent' && sentAt) return `Enviada em ${formatDateTime(sentAt)}`;
  if (state === 'pending' && attempts > 0 && nextAttemptAt)
    return `Próxima tentativa em ${formatDateTime(nextAttemptAt)}`;
  if (state === 'pending' && nextAttemptAt && isScheduled(createdAt, nextAttemptAt))
    return `Envio marcado para ${formatDateTime(nextAttemptAt)}`;
  return `Criada em ${formatDateTime(createdAt)}`;
}

/** Messages without a chosen time have their first attempt within minutes. */
const MIN_SCHEDULED_MS = 600_000;

const isScheduled = (createdAt: string, firstAttemptAt: string): boolean =>
  Date.parse(firstAttemptAt) - Date.parse(createdAt) > MIN_SCHEDULED_MS;
