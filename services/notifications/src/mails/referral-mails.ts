import { FOOTERS } from './footers.js';
import { greetable, greeting } from './greeting.js';
import { layOut } from './layout.js';

/** A referral as its referrer hears of it. */
export interface Referred {
  /** Of the referrer. */
  firstName: string;
  /** First name of whom they referred. */
  candidate: string;
  /** null: the talent bank. */
  jobTitle: string | null;
  /** Where they see their referrals, or find jobs to share. */
  action: { label: string; url: string };
}

export interface InstalmentOf extends Referred {
  instalment: 1 | 2;
  cents: number;
}

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
/** R$ 250,00, from cents. */
export const reais = (cents: number): string => money.format(cents / 100);

const ordinal = { 1: 'primeira', 2: 'segunda' } as const;
const who = (name: string) => (greetable(name) ? name : 'A pessoa que você indicou');
const ofWhom = (name: string) => (greetable(name) ? name : 'quem você indicou');
const forJob = (jobTitle: string | null) =>
  jobTitle === null ? ' ao nosso banco de talentos' : ` à vaga ${jobTitle}`;

const instalmentFacts = ({ instalment, cents }: InstalmentOf) => [
  { label: 'Parcela', value: `${instalment}ª de 2` },
  { label: 'Valor', value: reais(cents) },
];

/** Somebody applied by the referrer's link. */
export function referralReceived({ firstName, candidate, jobTitle, action }: Referred) {
  return layOut({
    subject: 'A sua indicação chegou',
    preview: 'Alguém se candidatou pelo seu link.',
    heading: greeting(firstName),
    paragraphs: [
      `Boa notícia: ${who(candidate)} se candidatou${forJob(jobTitle)} pelo seu link de indicação.`,
      'Vamos analisar a candidatura com atenção. Se ela terminar em contratação, você recebe um bônus em duas parcelas, 45 e 90 dias depois.',
      'Obrigado por compartilhar a Araucária com quem você conhece!',
    ],
    action,
    footer: FOOTERS.referrer,
  });
}

/** Whom the referrer recommended was hired; now there are two dates. */
export function referralHired(
  about: Referred & { cents: number; firstDue: string | null; secondDue: string | null },
) {
  const { firstName, candidate, cents, firstDue, secondDue, action } = about;
  return layOut({
    subject: 'A sua indicação foi contratada!',
    preview: `Você vai receber ${reais(cents)} de bônus.`,
    heading: greeting(firstName),
    paragraphs: [
      `Temos uma ótima notícia: ${who(candidate)} foi contratado(a) pela Araucária. Parabéns pela indicação, e muito obrigado!`,
      `Você vai receber um bônus de ${reais(cents)}, em duas parcelas:`,
    ],
    facts: [
      ...(firstDue ? [{ label: 'Primeira parcela', value: `a partir de ${firstDue}` }] : []),
      ...(secondDue ? [{ label: 'Segunda parcela', value: `a partir de ${secondDue}` }] : []),
    ],
    action,
    footer: FOOTERS.referrer,
  });
}

/** The day of an instalment has come; a mail that was held up for days does not say that it is today. */
export function instalmentDue(about: InstalmentOf & { dueDate: string; isLate: boolean }) {
  const { firstName, candidate, instalment, cents, action, dueDate, isLate } = about;
  return layOut({
    subject: `A ${ordinal[instalment]} parcela do seu bônus ${isLate ? `venceu em ${dueDate}` : 'vence hoje'}`,
    preview: `${reais(cents)} pela sua indicação.`,
    heading: greeting(firstName),
    paragraphs: [
      `Chegou a data da ${ordinal[instalment]} parcela do seu bônus pela indicação de ${ofWhom(candidate)}. O pagamento já está com a nossa equipe, e avisamos você assim que ele for feito.`,
    ],
    facts: [...instalmentFacts(about), { label: 'Vencimento', value: dueDate }],
    action,
    footer: FOOTERS.referrer,
  });
}

/** The money has been sent. */
export function instalmentPaid(about: InstalmentOf & { paidDate: string }) {
  const { firstName, candidate, instalment, cents, action, paidDate } = about;
  return layOut({
    subject: `A ${ordinal[instalment]} parcela do seu bônus foi paga`,
    preview: `${reais(cents)} pela sua indicação.`,
    heading: greeting(firstName),
    paragraphs: [
      `A ${ordinal[instalment]} parcela do seu bônus pela indicação de ${ofWhom(candidate)} foi paga. ${instalment === 1 ? 'A segunda vem 90 dias depois da contratação.' : 'Com ela, o seu bônus está completo.'}`,
      'Obrigado por ajudar o nosso time a crescer!',
    ],
    facts: [...instalmentFacts(about), { label: 'Pagamento', value: paidDate }],
    action,
    footer: FOOTERS.referrer,
  });
}
