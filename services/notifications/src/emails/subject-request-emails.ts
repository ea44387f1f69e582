import {
  SUBJECT_REQUEST_KINDS,
  formatDay,
  type SubjectRequestKind,
  type SubjectRequestView,
} from '@araucaria/contracts';
import { formatDateTime } from './date-formats.js';
import { FOOTERS } from './footers.js';
import { greeting } from './greeting.js';
import { renderEmail } from './layout.js';

interface Confirmation {
  kind: SubjectRequestKind;
  expiresAt: Date;
  url: string;
}

interface Received {
  firstName: string;
  id: number;
  kind: SubjectRequestKind;
  /** `YYYY-MM-DD` */
  dueOn: string;
  url: string;
}

interface Digest {
  firstName: string;
  requests: SubjectRequestView[];
  /** `YYYY-MM-DD` */
  today: string;
  url: string;
}

/** The confirmation link of the public form. */
export const requestConfirmation = ({ kind, expiresAt, url }: Confirmation) =>
  renderEmail({
    subject: 'Confirme o seu pedido sobre dados pessoais',
    preview: 'O prazo de resposta começa quando você confirma.',
    heading: greeting(''),
    paragraphs: [
      `Recebemos pelo site um pedido sobre os dados pessoais ligados a este e-mail: ${SUBJECT_REQUEST_KINDS[kind].toLowerCase()}.`,
      `Para protegê-los, só cuidamos do pedido depois que você o confirma. O link vale até ${formatDateTime(expiresAt)} (horário de Brasília). Não o encaminhe a ninguém.`,
      'Se não foi você, não é preciso fazer nada: sem a confirmação, o pedido é apagado e nada muda.',
    ],
    action: { label: 'Confirmar o pedido', url },
    footer: FOOTERS.requester,
  });

/** A confirmed request, for administrators and data protection officers. It names no person. */
export const requestReceived = ({ firstName, id, kind, dueOn, url }: Received) =>
  renderEmail({
    subject: `Privacidade: novo pedido de titular (nº ${id})`,
    preview: `Responda até ${formatDay(dueOn)}.`,
    heading: greeting(firstName),
    paragraphs: [
      'Uma pessoa confirmou por e-mail um pedido feito pelo site sobre os seus dados pessoais. O prazo da LGPD é de 15 dias.',
    ],
    details: [
      { label: 'Pedido', value: `${SUBJECT_REQUEST_KINDS[kind]} (nº ${id})` },
      { label: 'Prazo', value: formatDay(dueOn) },
    ],
    action: { label: 'Abrir os pedidos', url },
    footer: FOOTERS.privacy,
  });

/** Requests of people whose deadline is near or has passed, for administrators and data protection officers. It names no person. */
export function requestDigest({ firstName, requests, today, url }: Digest) {
  const count = requests.length === 1 ? '1 pedido' : `${requests.length} pedidos`;
  return renderEmail({
    subject: `Privacidade: ${count} de titulares com prazo próximo`,
    preview: 'Pedidos sobre dados pessoais que precisam de resposta.',
    heading: greeting(firstName),
    paragraphs: ['Estes pedidos sobre dados pessoais precisam de resposta. O prazo da LGPD é de 15 dias.'],
    sections: [
      {
        title: 'Pedidos em aberto',
        rows: requests.map(({ id, kind, dueOn }) => ({
          label: formatDay(dueOn),
          value: `${SUBJECT_REQUEST_KINDS[kind]} (pedido nº ${id})${dueOn < today ? '\nPrazo vencido' : ''}`,
        })),
      },
    ],
    action: { label: 'Abrir os pedidos', url },
    footer: FOOTERS.privacy,
  });
}
