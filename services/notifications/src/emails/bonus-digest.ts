import { FOOTERS } from './footers.js';
import { greeting } from './greeting.js';
import { renderEmail } from './layout.js';
import { formatReais } from './referral-emails.js';

/** An unpaid instalment, formatted for display. */
export interface UnpaidInstalment {
  referrer: string;
  candidate: string;
  instalment: 1 | 2;
  cents: number;
  /** `31/12/2026` */
  dueDate: string;
}

interface Digest {
  firstName: string;
  overdue: UnpaidInstalment[];
  upcoming: UnpaidInstalment[];
  paymentsUrl: string;
}

const rows = (instalments: UnpaidInstalment[]) =>
  instalments.map(({ referrer, candidate, instalment, cents, dueDate }) => ({
    label: dueDate,
    value: `${formatReais(cents)} para ${referrer}\n${instalment}ª parcela, indicação de ${candidate}`,
  }));
const total = (instalments: UnpaidInstalment[]) =>
  formatReais(instalments.reduce((sum, { cents }) => sum + cents, 0));
const count = (instalments: UnpaidInstalment[]) =>
  `${instalments.length} ${instalments.length === 1 ? 'parcela' : 'parcelas'}`;

/** Daily summary of bonus instalments for those who may pay, overdue ones first. */
export function bonusDigest({ firstName, overdue, upcoming, paymentsUrl }: Digest) {
  const late = overdue.length ? `${count(overdue)} para pagar (${total(overdue)})` : '';
  const soon = upcoming.length ? `${count(upcoming)} nos próximos 30 dias (${total(upcoming)})` : '';
  return renderEmail({
    subject: `Bônus de indicação: ${[late, soon].filter(Boolean).join(', ')}`,
    preview: 'O que vence hoje, o que está atrasado e o que vem por aí.',
    heading: greeting(firstName),
    paragraphs: ['Este é o resumo dos bônus de indicação desta manhã.'],
    sections: [
      ...(overdue.length ? [{ title: `Vencidas: ${total(overdue)}`, rows: rows(overdue) }] : []),
      ...(upcoming.length ? [{ title: `Próximos 30 dias: ${total(upcoming)}`, rows: rows(upcoming) }] : []),
    ],
    action: { label: 'Abrir pagamentos de bônus', url: paymentsUrl },
    footer: FOOTERS.payments,
  });
}
