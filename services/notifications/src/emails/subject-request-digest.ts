import { SUBJECT_REQUEST_KINDS, type SubjectRequestView } from '@araucaria/contracts';
import { FOOTERS } from './footers.js';
import { greeting } from './greeting.js';
import { renderEmail } from './layout.js';

interface Digest {
  firstName: string;
  requests: SubjectRequestView[];
  /** `YYYY-MM-DD` */
  today: string;
  url: string;
}

const formatDay = (day: string): string => day.split('-').reverse().join('/');

/** Requests of people whose deadline is near or has passed, for administrators and data protection officers. It names no person. */
export function subjectRequestDigest({ firstName, requests, today, url }: Digest) {
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
