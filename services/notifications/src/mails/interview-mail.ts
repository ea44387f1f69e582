import { INTERVIEW_TYPES, type DeliveryKind, type InterviewView } from '@araucaria/contracts';
import { greetable, greeting } from './greeting.js';
import { layOut } from './layout.js';
import { fillIn } from './placeholders.js';

export type InterviewMailKind = Extract<DeliveryKind, `interview-${string}`>;

interface About {
  interview: InterviewView;
  firstName: string;
  /** null: the talent bank. */
  jobTitle: string | null;
  confirmationUrl: string;
  vacanciesUrl: string;
}

const ZONE = 'America/Sao_Paulo';
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: ZONE });
const hour = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: ZONE });

const WORDS = {
  'interview-invitation': {
    subject: 'Convite para entrevista',
    preview: 'Veja a data e o horário e confirme a sua presença.',
    intro: (process: string) => `Temos o prazer de convidar você para uma entrevista ${process}.`,
  },
  'interview-rescheduled': {
    subject: 'Entrevista remarcada',
    preview: 'A sua entrevista tem uma nova data. Confirme a sua presença.',
    intro: (process: string) =>
      `A sua entrevista ${process} mudou de horário. Vale a data abaixo; pedimos que confirme de novo a sua presença.`,
  },
  'interview-cancelled': {
    subject: 'Entrevista cancelada',
    preview: 'A entrevista não vai acontecer na data marcada.',
    intro: (process: string) =>
      `A sua entrevista ${process}, marcada para a data abaixo, foi cancelada. Se remarcarmos, você recebe um novo convite.`,
  },
} as const satisfies Record<InterviewMailKind, object>;

/** Tells candidates when their interview is, that it moved, or that it will not be. */
export function interviewMail(kind: InterviewMailKind, about: About) {
  const { interview, firstName, jobTitle, confirmationUrl, vacanciesUrl } = about;
  const { subject, preview, intro } = WORDS[kind];
  const cancelled = kind === 'interview-cancelled';
  const startsAt = new Date(interview.interviewDate);
  const when = { date: day.format(startsAt), time: hour.format(startsAt) };
  const notes = cancelled ? null : interview.notes;
  const { customMessage } = interview.notificationOptions;
  const custom =
    customMessage && !cancelled
      ? fillIn(customMessage, {
          nome: greetable(firstName) ? firstName : 'pessoa candidata',
          vaga: jobTitle ?? 'Banco de Talentos',
          data: when.date,
          horario: when.time,
          local: interview.notes ?? 'a combinar',
          'link de confirmacao': confirmationUrl,
        })
      : null;
  const own = [
    greeting(firstName),
    intro(
      jobTitle === null
        ? 'do processo seletivo da Araucária Software'
        : `do processo seletivo da vaga ${jobTitle}`,
    ),
  ];
  return layOut({
    subject: jobTitle === null ? subject : `${subject} — ${jobTitle}`,
    preview,
    heading: subject,
    paragraphs: [
      // A text of the recruiter's greets and invites by itself; that the time changed it does not know.
      ...(custom && kind === 'interview-invitation' ? [] : own),
      ...(custom?.split(/(?:\r?\n){2,}/) ?? []),
    ],
    facts: [
      { label: 'Entrevista', value: INTERVIEW_TYPES[interview.interviewType] },
      ...(jobTitle === null ? [] : [{ label: 'Vaga', value: jobTitle }]),
      { label: 'Data', value: when.date },
      { label: 'Horário', value: `${when.time} (horário de Brasília)` },
      ...(notes ? [{ label: 'Observações', value: notes }] : []),
    ],
    action: cancelled
      ? { label: 'Ver as vagas abertas', url: vacanciesUrl }
      : { label: 'Confirmar presença', url: confirmationUrl },
    footer:
      'Você recebeu esta mensagem porque participa de um processo seletivo na Araucária Talentos. Tratamos os seus dados conforme a LGPD e os usamos somente em processos seletivos.',
  });
}
