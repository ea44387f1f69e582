import type { DeliveryState } from '../../generated/graphql';
import { formatDateTime } from '../formats';
import type { Delivery } from './deliveries-queries';

const KINDS = new Map(
  Object.entries({
    'application-receipt': 'Confirmação de candidatura',
    'interview-invitation': 'Convite para entrevista',
    'interview-rescheduled': 'Novo horário da entrevista',
    'interview-cancelled': 'Cancelamento da entrevista',
    'interview-reminder': 'Lembrete de entrevista',
  }),
);

export const STATES: Record<DeliveryState, string> = {
  pending: 'Na fila de envio',
  sent: 'Enviada',
  failed: 'Não enviada',
  cancelled: 'Cancelada',
};

export const CHANNEL_NAMES = { email: 'E-mail', whatsapp: 'WhatsApp' } as const;

/** What a message is; one of a kind that the site does not know yet by its subject. */
export const kindLabel = ({ kind, subject }: Pick<Delivery, 'kind' | 'subject'>): string =>
  KINDS.get(kind) ?? subject ?? kind;

/** When something happened to it, or will. */
export function momentOf({ state, sentAt, nextAttemptAt, attempts, createdAt }: Delivery): string {
  if (state === 'sent' && sentAt) return `Enviada em ${formatDateTime(sentAt)}`;
  if (state === 'pending' && attempts > 0 && nextAttemptAt)
    return `Próxima tentativa em ${formatDateTime(nextAttemptAt)}`;
  return `Criada em ${formatDateTime(createdAt)}`;
}
