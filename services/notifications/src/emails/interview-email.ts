import {
  COMPANY_NAME,
  INTERVIEW_TYPES,
  durationLabel,
  type DeliveryKind,
  type InterviewView,
} from '@araucaria/contracts';
import { candidateFooter, followUp } from './footers.js';
import { greeting } from './greeting.js';
import { named } from './candidate-emails.js';
import { TEAM, renderEmail } from './layout.js';
import { formatLongDay, formatRelativeDay, formatTime, formatTimeWithZones } from './date-formats.js';

/** The response to a WhatsApp button is no e-mail: it goes by WhatsApp. */
export type InterviewEmailKind = Exclude<
  Extract<DeliveryKind, `interview-${string}`>,
  'interview-reschedule-noted'
>;

interface InterviewDetails {
  interview: InterviewView;
  firstName: string;
  /** The candidate's state, which may have another time zone. */
  state: string | null;
  /** null: the talent bank. */
  jobTitle: string | null;
  /** The application has ended, so that there will be no other interview. */
  isClosed: boolean;
  /** Only the length changed. */
  isResized: boolean;
  /** The recruiter's own text with its variables filled in. */
  customMessage: string | null;
  confirmationUrl: string;
  jobsUrl: string;
  areaUrl: string;
  now: Date;
}

interface EmailTexts {
  subject: string;
  preview: string;
  intro: (process: string, details: InterviewDetails) => string;
}

const startTimeOf = ({ interviewDate }: InterviewView) => new Date(interviewDate);
const confirmationText = ({ confirmedBy }: InterviewView) =>
  confirmedBy
    ? 'A sua presença está confirmada. Até logo!'
    : 'Se ainda não confirmou a sua presença, é só tocar no botão abaixo.';

const TEXTS: Record<InterviewEmailKind, EmailTexts> = {
  'interview-invitation': {
    subject: 'Convite para entrevista',
    preview: 'Veja a data e o horário e confirme a sua presença.',
    intro: (process) => `Temos o prazer de convidar você para uma entrevista ${process}.`,
  },
  'interview-rescheduled': {
    subject: 'Entrevista remarcada',
    preview: 'A sua entrevista tem uma nova data. Confirme a sua presença.',
    intro: (process, { interview: { confirmedBy } }) =>
      `A sua entrevista ${process} mudou de horário. Vale a data abaixo${confirmedBy ? ', e a sua presença está confirmada.' : '; pedimos que confirme de novo a sua presença.'}`,
  },
  'interview-cancelled': {
    subject: 'Entrevista cancelada',
    preview: 'A entrevista não vai acontecer na data marcada.',
    intro: (process, { isClosed }) =>
      `A sua entrevista ${process}, marcada para a data abaixo, foi cancelada.${isClosed ? '' : ' Se remarcarmos, você recebe um novo convite.'}`,
  },
  'interview-reminder-day': {
    subject: 'Lembrete da sua entrevista',
    preview: 'Está chegando a hora da nossa conversa.',
    intro: (process, { interview, now }) =>
      `A sua entrevista ${process} é ${formatRelativeDay(startTimeOf(interview), now)}, às ${formatTime(startTimeOf(interview))}. ${confirmationText(interview)}`,
  },
  'interview-reminder-hour': {
    subject: 'A sua entrevista começa em uma hora',
    preview: 'Está quase na hora da nossa conversa.',
    intro: (process, { interview }) =>
      `A sua entrevista ${process} começa às ${formatTime(startTimeOf(interview))}. Separe um lugar tranquilo e um copo d'água: estamos ansiosos para conversar com você.`,
  },
};

/** For a new length. The time may have changed before, in a message that this one replaces. */
const RESIZED: EmailTexts = {
  subject: 'Entrevista alterada',
  preview: 'Veja os dados atuais da sua entrevista.',
  intro: (process, { interview: { confirmedBy } }) =>
    `A sua entrevista ${process} mudou. Valem a data, o horário e a duração abaixo${confirmedBy ? ', e a sua presença continua confirmada.' : '; se ainda não confirmou a sua presença, é só tocar no botão.'}`,
};

/** What the interview is, without what the recruiter's own text says already. */
function detailsOf(
  { interview, state, jobTitle }: InterviewDetails,
  own: string | null,
  cancelled: boolean,
): Array<{ label: string; value: string }> {
  const at = startTimeOf(interview);
  const day = formatLongDay(at);
  const time = formatTimeWithZones(at, state);
  // Own texts name the hour of Brasília only.
  const saysTime = !time.includes('\n') && own?.includes(formatTime(at));
  const notes = cancelled ? null : interview.notes;
  return [
    { label: 'Entrevista', value: INTERVIEW_TYPES[interview.interviewType] },
    ...(jobTitle === null ? [] : [{ label: 'Vaga', value: jobTitle }]),
    ...(own?.includes(day) ? [] : [{ label: 'Data', value: day }]),
    ...(saysTime ? [] : [{ label: 'Horário', value: time }]),
    ...(cancelled ? [] : [{ label: 'Duração', value: durationLabel(interview.durationMinutes) }]),
    ...(!notes || own?.includes(notes) ? [] : [{ label: 'Observações', value: notes }]),
  ];
}

export function interviewEmail(kind: InterviewEmailKind, details: InterviewDetails) {
  const { interview, firstName, jobTitle, customMessage, confirmationUrl, areaUrl } = details;
  const isResized = kind === 'interview-rescheduled' && details.isResized;
  const { subject, preview, intro } = isResized ? RESIZED : TEXTS[kind];
  const cancelled = kind === 'interview-cancelled';
  const process =
    jobTitle === null
      ? `do processo seletivo da ${COMPANY_NAME}`
      : `do processo seletivo da vaga ${jobTitle}`;
  const own = kind === 'interview-invitation' || kind === 'interview-rescheduled' ? customMessage : null;
  return renderEmail({
    subject: named(subject, jobTitle),
    preview,
    heading: subject,
    paragraphs: [
      // The recruiter's own text replaces greeting and invitation. It does not say that the time has changed.
      ...(own && kind === 'interview-invitation' ? [] : [greeting(firstName), intro(process, details)]),
      ...(own?.split(/(?:\r?\n){2,}/) ?? []),
    ],
    hasLinks: true,
    isSigned: own?.includes(TEAM) ?? false,
    details: detailsOf(details, own, cancelled),
    ...(cancelled
      ? followUp('inProcess', details)
      : {
          action: {
            label: interview.confirmedBy ? 'Ver os dados da entrevista' : 'Confirmar presença',
            url: confirmationUrl,
          },
          ...candidateFooter('inProcess', areaUrl),
        }),
  });
}
