import { INTERVIEW_TYPES, type DeliveryKind, type InterviewView } from '@araucaria/contracts';
import { FOOTERS } from './footers.js';
import { greeting } from './greeting.js';
import { layOut } from './layout.js';
import { clockTime, clockTimes, relativeDay, spokenDay } from './times.js';

/** The answer to a button is none: it goes by the way that the button came. */
export type InterviewMailKind = Exclude<
  Extract<DeliveryKind, `interview-${string}`>,
  'interview-reschedule-noted'
>;

interface About {
  interview: InterviewView;
  firstName: string;
  /** Of the candidate; their clock may differ from the company's. */
  state: string | null;
  /** null: the talent bank. */
  jobTitle: string | null;
  /** A text of the recruiter's, with what its variables stand for. */
  customMessage: string | null;
  confirmationUrl: string;
  jobsUrl: string;
  now: Date;
}

interface Words {
  subject: string;
  preview: string;
  intro: (process: string, interview: InterviewView, now: Date) => string;
}

const startOf = ({ interviewDate }: InterviewView) => new Date(interviewDate);
const confirmOrMove = ({ confirmedBy }: InterviewView) =>
  confirmedBy
    ? 'A sua presença está confirmada. Até logo!'
    : 'Se ainda não confirmou a sua presença, é só tocar no botão abaixo.';

const WORDS: Record<InterviewMailKind, Words> = {
  'interview-invitation': {
    subject: 'Convite para entrevista',
    preview: 'Veja a data e o horário e confirme a sua presença.',
    intro: (process) => `Temos o prazer de convidar você para uma entrevista ${process}.`,
  },
  'interview-rescheduled': {
    subject: 'Entrevista remarcada',
    preview: 'A sua entrevista tem uma nova data. Confirme a sua presença.',
    intro: (process) =>
      `A sua entrevista ${process} mudou de horário. Vale a data abaixo; pedimos que confirme de novo a sua presença.`,
  },
  'interview-cancelled': {
    subject: 'Entrevista cancelada',
    preview: 'A entrevista não vai acontecer na data marcada.',
    intro: (process) =>
      `A sua entrevista ${process}, marcada para a data abaixo, foi cancelada. Se remarcarmos, você recebe um novo convite.`,
  },
  'interview-reminder-day': {
    subject: 'Lembrete da sua entrevista',
    preview: 'Está chegando a hora da nossa conversa.',
    intro: (process, interview, now) =>
      `A sua entrevista ${process} é ${relativeDay(startOf(interview), now)}, às ${clockTime(startOf(interview))}. ${confirmOrMove(interview)}`,
  },
  'interview-reminder-hour': {
    subject: 'A sua entrevista começa em uma hora',
    preview: 'Está quase na hora da nossa conversa.',
    intro: (process, interview) =>
      `A sua entrevista ${process} começa às ${clockTime(startOf(interview))}. Separe um lugar tranquilo e um copo d'água: estamos ansiosos para conversar com você.`,
  },
};

/** Tells candidates when their interview is, that it moved, that it comes near, or that it will not be. */
export function interviewMail(kind: InterviewMailKind, about: About) {
  const { interview, firstName, state, jobTitle, customMessage, confirmationUrl, jobsUrl, now } = about;
  const { subject, preview, intro } = WORDS[kind];
  const cancelled = kind === 'interview-cancelled';
  const process =
    jobTitle === null
      ? 'do processo seletivo da Araucária Software'
      : `do processo seletivo da vaga ${jobTitle}`;
  const custom = kind === 'interview-invitation' || kind === 'interview-rescheduled' ? customMessage : null;
  return layOut({
    subject: jobTitle === null ? subject : `${subject} — ${jobTitle}`,
    preview,
    heading: subject,
    paragraphs: [
      // A text of the recruiter's greets and invites by itself; that the time changed it does not know.
      ...(custom && kind === 'interview-invitation'
        ? []
        : [greeting(firstName), intro(process, interview, now)]),
      ...(custom?.split(/(?:\r?\n){2,}/) ?? []),
    ],
    facts: [
      { label: 'Entrevista', value: INTERVIEW_TYPES[interview.interviewType] },
      ...(jobTitle === null ? [] : [{ label: 'Vaga', value: jobTitle }]),
      { label: 'Data', value: spokenDay(startOf(interview)) },
      { label: 'Horário', value: clockTimes(startOf(interview), state) },
      ...(interview.notes && !cancelled ? [{ label: 'Observações', value: interview.notes }] : []),
    ],
    action: cancelled
      ? { label: 'Ver as vagas abertas', url: jobsUrl }
      : {
          label: interview.confirmedBy ? 'Ver os dados da entrevista' : 'Confirmar presença',
          url: confirmationUrl,
        },
    footer: FOOTERS.inProcess,
  });
}
