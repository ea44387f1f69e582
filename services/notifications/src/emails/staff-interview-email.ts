import {
  INTERVIEW_TYPES,
  TALENT_BANK_TITLE,
  type DeliveryKind,
  type InterviewView,
} from '@araucaria/contracts';
import { formatLongDay, formatTime } from './date-formats.js';
import { FOOTERS } from './footers.js';
import { greeting } from './greeting.js';
import { renderEmail } from './layout.js';

export type StaffInterviewEmailKind = Extract<DeliveryKind, `staff-${string}`>;

interface StaffInterviewDetails {
  interview: InterviewView;
  /** The recipient's first name. */
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
}

const TEXTS: Record<StaffInterviewEmailKind, Texts> = {
  'staff-interview-declined': {
    subject: 'O candidato não pode ir à entrevista',
    preview: 'Escolha um novo horário ou cancele a entrevista.',
    intro: (name) =>
      `${name} respondeu que não pode ir à entrevista abaixo. Ela continua agendada até que alguém a remarque ou cancele.`,
    action: 'Remarcar ou cancelar',
  },
  'staff-reschedule-requested': {
    subject: 'O candidato pediu outro horário de entrevista',
    preview: 'Escolha um novo horário para a entrevista.',
    intro: (name) =>
      `${name} pediu outro horário para a entrevista abaixo. Ela continua agendada até que alguém a remarque.`,
    action: 'Ver a entrevista',
  },
};

/** Tells staff what a candidate responded to an invitation. */
export function staffInterviewEmail(kind: StaffInterviewEmailKind, details: StaffInterviewDetails) {
  const { interview, firstName, candidateName, jobTitle, url } = details;
  const { subject, preview, intro, action } = TEXTS[kind];
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
    ],
    action: { label: action, url },
    footer: FOOTERS.interviews,
  });
}
