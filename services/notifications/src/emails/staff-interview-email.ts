import {
  INTERVIEW_TYPES,
  TALENT_BANK_TITLE,
  durationLabel,
  type DeliveryKind,
  type InterviewView,
} from '@araucaria/contracts';
import { formatLongDay, formatTime } from './date-formats.js';
import { FOOTERS } from './footers.js';
import { greeting } from './greeting.js';
import { renderEmail } from './layout.js';

/** The e-mails about an interview that exists. */
export type StaffInterviewEmailKind = Exclude<
  Extract<DeliveryKind, `staff-${string}`>,
  'staff-interview-erased'
>;

interface StaffInterviewDetails {
  interview: InterviewView;
  /** Whether the recipient may move and cancel interviews. */
  arranges: boolean;
  /** Only the length of the interview changed. */
  isResized: boolean;
  firstName: string;
  candidateName: string;
  /** null: the talent bank. */
  jobTitle: string | null;
  /** The interview in the staff area. */
  url: string;
}

interface Texts {
  subject: string;
  preview: string;
  intro: (candidateName: string) => string;
  action: string;
  /** For those who interview, and do not arrange. */
  toInterviewer?: Pick<Texts, 'preview' | 'action'>;
}

/** The time may have changed before, in a message that this one replaces. */
const RESIZED = { subject: 'Uma entrevista sua mudou', preview: 'Veja os dados atuais da entrevista.' };

const SHOWN_RESPONSE = { preview: 'Veja a resposta do candidato.', action: 'Ver a entrevista' };

const TEXTS: Record<StaffInterviewEmailKind, Texts> = {
  'staff-interview-invitation': {
    subject: 'Você conduz uma entrevista',
    preview: 'Data, horário e candidato, com o convite para o seu calendário.',
    intro: (name) =>
      `Você foi escolhido(a) para entrevistar ${name}. O convite anexo vai para o seu calendário.`,
    action: 'Ver a entrevista',
  },
  'staff-interview-rescheduled': {
    subject: 'Uma entrevista sua mudou de horário',
    preview: 'Veja a nova data e o novo horário.',
    intro: (name) =>
      `A entrevista com ${name} mudou. Valem os dados abaixo; o convite anexo atualiza o seu calendário.`,
    action: 'Ver a entrevista',
  },
  'staff-interview-cancelled': {
    subject: 'Você não conduz mais esta entrevista',
    preview: 'O horário está livre no seu calendário.',
    intro: (name) =>
      `A entrevista com ${name} foi cancelada, ou outra pessoa a conduz. O aviso anexo a tira do seu calendário.`,
    action: 'Ver as entrevistas',
  },
  'staff-interview-declined': {
    subject: 'O candidato não pode ir à entrevista',
    preview: 'Escolha um novo horário ou cancele a entrevista.',
    intro: (name) =>
      `${name} respondeu que não pode ir à entrevista abaixo. Ela continua agendada até que alguém a remarque ou cancele.`,
    action: 'Remarcar ou cancelar',
    toInterviewer: SHOWN_RESPONSE,
  },
  'staff-reschedule-requested': {
    subject: 'O candidato pediu outro horário de entrevista',
    preview: 'Escolha um novo horário para a entrevista.',
    intro: (name) =>
      `${name} pediu outro horário para a entrevista abaixo. Ela continua agendada até que alguém a remarque.`,
    action: 'Ver a entrevista',
    toInterviewer: SHOWN_RESPONSE,
  },
};

/** Tells staff what a candidate responded to an invitation, or invites those who interview. */
export function staffInterviewEmail(kind: StaffInterviewEmailKind, details: StaffInterviewDetails) {
  const { interview, arranges, isResized, firstName, candidateName, jobTitle, url } = details;
  const { intro, toInterviewer, ...toOrganizer } = TEXTS[kind];
  const { subject, preview, action } = {
    ...toOrganizer,
    ...(!arranges && toInterviewer),
    ...(isResized && kind === 'staff-interview-rescheduled' && RESIZED),
  };
  const at = new Date(interview.interviewDate);
  return renderEmail({
    subject: jobTitle === null ? subject : `${subject} — ${jobTitle}`,
    preview,
    heading: subject,
    paragraphs: [greeting(firstName), intro(candidateName)],
    details: [
      { label: 'Candidato', value: candidateName },
      ...(interview.responseNote ? [{ label: 'Mensagem', value: interview.responseNote }] : []),
      { label: 'Entrevista', value: INTERVIEW_TYPES[interview.interviewType] },
      { label: 'Vaga', value: jobTitle ?? TALENT_BANK_TITLE },
      { label: 'Data', value: formatLongDay(at) },
      { label: 'Horário', value: `${formatTime(at)} (horário de Brasília)` },
      { label: 'Duração', value: durationLabel(interview.durationMinutes) },
      ...(interview.notes ? [{ label: 'Observações', value: interview.notes }] : []),
    ],
    action: { label: action, url },
    footer: FOOTERS.interviews,
  });
}

interface ErasedInterview {
  startsAt: Date;
  durationMinutes: number;
  firstName: string;
  /** The interviews in the staff area. */
  url: string;
}

/** Informs an interviewer that an interview will not take place. It does not name the candidate, whose data are erased. */
export function erasedInterviewEmail({ startsAt, durationMinutes, firstName, url }: ErasedInterview) {
  const subject = 'Uma entrevista sua não vai acontecer';
  return renderEmail({
    subject,
    preview: 'O horário está livre no seu calendário.',
    heading: subject,
    paragraphs: [
      greeting(firstName),
      'Os dados da pessoa que você entrevistaria foram eliminados, e com eles a entrevista. O aviso anexo a tira do seu calendário.',
      'Por isso, este e-mail não diz quem era. Se você guardou mensagens ou anotações sobre essa pessoa fora do sistema, apague-as também.',
    ],
    details: [
      { label: 'Data', value: formatLongDay(startsAt) },
      { label: 'Horário', value: `${formatTime(startsAt)} (horário de Brasília)` },
      { label: 'Duração', value: durationLabel(durationMinutes) },
    ],
    action: { label: 'Ver as entrevistas', url },
    footer: FOOTERS.interviews,
  });
}
