import type { BonusHold } from '@araucaria/contracts';
import { greeting, isPlausibleName } from './greeting.js';
import { renderEmail, type EmailContent } from './layout.js';

/** A referral as the e-mails to its referrer describe it. */
export interface Referred {
  firstName: string;
  /** First name of the referred candidate; empty for an erased one. */
  candidate: string;
  /** null: the talent bank. */
  jobTitle: string | null;
  /** The referrer's list of referrals, or the list of jobs for a visitor. */
  action: { label: string; url: string };
  /** Why the referrer gets the e-mail. */
  footer: string;
}

export interface ReferralInstalment extends Referred {
  instalment: 1 | 2;
  cents: number;
}

interface BonusDates {
  cents: number;
  firstDue: string | null;
  secondDue: string | null;
}

/** An e-mail to the referrer, with what all of them have. */
const toReferrer = (
  { firstName, action, footer }: Referred,
  content: Pick<EmailContent, 'subject' | 'preview' | 'paragraphs' | 'details'>,
) => renderEmail({ ...content, heading: greeting(firstName), action, footer });

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
/** Cents as `R$ 250,00`. */
export const formatReais = (cents: number): string => money.format(cents / 100);

const ordinal = { 1: 'primeira', 2: 'segunda' } as const;
const candidateSubject = (name: string) => (isPlausibleName(name) ? name : 'A pessoa que você indicou');
const candidateObject = (name: string) => (isPlausibleName(name) ? name : 'quem você indicou');
const forJob = (jobTitle: string | null) =>
  jobTitle === null ? ' ao nosso banco de talentos' : ` à vaga ${jobTitle}`;

const instalmentDetails = ({ instalment, cents }: ReferralInstalment) => [
  { label: 'Parcela', value: `${instalment}ª de 2` },
  { label: 'Valor', value: formatReais(cents) },
];

const dueDetails = ({ firstDue, secondDue }: BonusDates) => [
  ...(firstDue ? [{ label: 'Primeira parcela', value: `a partir de ${firstDue}` }] : []),
  ...(secondDue ? [{ label: 'Segunda parcela', value: `a partir de ${secondDue}` }] : []),
];

export function referralReceived(about: Referred) {
  const { candidate, jobTitle } = about;
  return toReferrer(about, {
    subject: 'A sua indicação chegou',
    preview: 'Alguém se candidatou pelo seu link.',
    paragraphs: [
      `Boa notícia: ${candidateSubject(candidate)} se candidatou${forJob(jobTitle)} pelo seu link de indicação.`,
      'Vamos analisar a candidatura com atenção. Se ela terminar em contratação, você recebe um bônus em duas parcelas, 45 e 90 dias depois.',
      'Obrigado por compartilhar a Araucária com quem você conhece!',
    ],
  });
}

export function referralHired(about: Referred & BonusDates) {
  const { candidate, cents } = about;
  return toReferrer(about, {
    subject: 'A sua indicação foi contratada!',
    preview: `Você vai receber ${formatReais(cents)} de bônus.`,
    paragraphs: [
      `Temos uma ótima notícia: ${candidateSubject(candidate)} foi contratado(a) pela Araucária. Parabéns pela indicação, e muito obrigado!`,
      `Você vai receber um bônus de ${formatReais(cents)}, em duas parcelas:`,
    ],
    details: dueDetails(about),
  });
}

/** @param about `isLate`: the e-mail is sent after the due date, for example after an outage */
export function instalmentDue(about: ReferralInstalment & { dueDate: string; isLate: boolean }) {
  const { candidate, instalment, cents, dueDate, isLate } = about;
  return toReferrer(about, {
    subject: `A ${ordinal[instalment]} parcela do seu bônus ${isLate ? `venceu em ${dueDate}` : 'vence hoje'}`,
    preview: `${formatReais(cents)} pela sua indicação.`,
    paragraphs: [
      `Chegou a data da ${ordinal[instalment]} parcela do seu bônus pela indicação de ${candidateObject(candidate)}. O pagamento já está com a nossa equipe, e avisamos você assim que ele for feito.`,
    ],
    details: [...instalmentDetails(about), { label: 'Vencimento', value: dueDate }],
  });
}

export function instalmentPaid(about: ReferralInstalment & { paidDate: string }) {
  const { candidate, instalment, cents, paidDate } = about;
  return toReferrer(about, {
    subject: `A ${ordinal[instalment]} parcela do seu bônus foi paga`,
    preview: `${formatReais(cents)} pela sua indicação.`,
    paragraphs: [
      `A ${ordinal[instalment]} parcela do seu bônus pela indicação de ${candidateObject(candidate)} foi paga. ${instalment === 1 ? 'A segunda vem 90 dias depois da contratação.' : 'Com ela, o seu bônus está completo.'}`,
      'Obrigado por ajudar o nosso time a crescer!',
    ],
    details: [...instalmentDetails(about), { label: 'Pagamento', value: paidDate }],
  });
}

export function paymentReversed(about: ReferralInstalment) {
  const { candidate, instalment } = about;
  return toReferrer(about, {
    subject: `O pagamento da ${ordinal[instalment]} parcela do seu bônus foi desfeito`,
    preview: 'A parcela volta a ficar em aberto.',
    paragraphs: [
      `Avisamos que a ${ordinal[instalment]} parcela do seu bônus pela indicação de ${candidateObject(candidate)} tinha sido paga. A nossa equipe corrigiu esse registro e o desfez: a parcela volta a ficar em aberto.`,
      'Quando ela for paga, você recebe um novo aviso. Se tiver dúvidas, fale com a nossa equipe.',
    ],
    details: instalmentDetails(about),
  });
}

const HOLD_REASONS: Record<BonusHold, (candidate: string) => string> = {
  candidate_rejected: (candidate) => `a contratação de ${candidateObject(candidate)} não seguiu adiante`,
  hire_undone: (candidate) => `a contratação de ${candidateObject(candidate)} foi desfeita`,
  self_referral: () => 'o e-mail ou o telefone de quem indicou e de quem se candidatou são os mesmos',
  referrer_erased: () => 'os dados de quem indicou foram apagados',
};

export function bonusSuspended(about: Referred & { hold: BonusHold }) {
  const { candidate, hold } = about;
  return toReferrer(about, {
    subject: 'O seu bônus de indicação está suspenso',
    preview: 'Enquanto isso, nenhuma parcela é paga.',
    paragraphs: [
      `O bônus pela indicação de ${candidateObject(candidate)} está suspenso, porque ${HOLD_REASONS[hold](candidate)}. Enquanto isso, nenhuma parcela é paga.`,
      'Se isso mudar, avisamos você. Parcelas que já foram pagas continuam suas.',
    ],
  });
}

export function bonusResumed(about: Referred & BonusDates) {
  return toReferrer(about, {
    subject: 'O seu bônus de indicação voltou a valer',
    preview: 'As datas das parcelas estão no e-mail.',
    paragraphs: [
      `O motivo da suspensão não existe mais: o bônus pela indicação de ${candidateObject(about.candidate)} voltou a valer.`,
    ],
    details: dueDetails(about),
  });
}

export function hireUndone(about: Referred) {
  return toReferrer(about, {
    subject: 'A contratação da sua indicação foi desfeita',
    preview: 'O bônus deixa de vencer.',
    paragraphs: [
      `Avisamos que ${candidateSubject(about.candidate)} tinha sido contratado(a). Essa contratação foi desfeita, e por isso o bônus que anunciamos deixa de vencer.`,
      'Se a pessoa for contratada depois, avisamos você de novo. Se tiver dúvidas, fale com a nossa equipe.',
    ],
  });
}
