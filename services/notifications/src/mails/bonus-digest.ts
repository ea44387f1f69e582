import { FOOTERS } from './footers.js';
import { greeting } from './greeting.js';
import { layOut } from './layout.js';
import { reais } from './referral-mails.js';

/** An instalment that is owed, in words. */
export interface OwedInstalment {
  referrer: string;
  candidate: string;
  instalment: 1 | 2;
  cents: number;
  /** `31/12/2026` */
  dueDate: string;
}

interface Digest {
  firstName: string;
  overdue: OwedInstalment[];
  upcoming: OwedInstalment[];
  paymentsUrl: string;
}

const rows = (owed: OwedInstalment[]) =>
  owed.map(({ referrer, candidate, instalment, cents, dueDate }) => ({
    label: dueDate,
    value: `${reais(cents)} para ${referrer}\n${instalment}ª parcela, indicação de ${candidate}`,
  }));
const total = (owed: OwedInstalment[]) => reais(owed.reduce((sum, { cents }) => sum + cents, 0));
const count = (owed: OwedInstalment[]) => `${owed.length} ${owed.length === 1 ? 'parcela' : 'parcelas'}`;

/** What is to be paid to referrers, for whoever pays: first what is late. */
export function bonusDigest({ firstName, overdue, upcoming, paymentsUrl }: Digest) {
  const late = overdue.length ? `${count(overdue)} para pagar (${total(overdue)})` : '';
  const soon = upcoming.length ? `${count(upcoming)} nos próximos 30 dias (${total(upcoming)})` : '';
  return layOut({
    subject: `Bônus de indicação: ${[late, soon].filter(Boolean).join(', ')}`,
    preview: 'O que vence hoje, o que está atrasado e o que vem por aí.',
    heading: greeting(firstName),
    paragraphs: ['Este é o resumo dos bônus de indicação desta manhã.'],
    sections: [
      ...(overdue.length ? [{ title: `Vencidas: ${total(overdue)}`, rows: rows(overdue) }] : []),
      ...(upcoming.length ? [{ title: `Próximos 30 dias: ${total(upcoming)}`, rows: rows(upcoming) }] : []),
    ],
    action: { label: 'Abrir pagamentos de bônus', url: paymentsUrl },
    footer: FOOTERS.staff,
  });
}
