import type { InterviewView } from '@araucaria/contracts';
import { isPlausibleName } from '../emails/greeting.js';
import type { InterviewEmailKind } from '../emails/interview-email.js';
import { formatLongDay, formatTimeWithZones } from '../emails/date-formats.js';

/** The templates as WhatsApp approved them, with the parameters `{{1}}` to `{{5}}`; see `docs/whatsapp.md`. */
const TEMPLATE_TEXTS: Record<InterviewEmailKind, string> = {
  'interview-invitation':
    'Olá, {{1}}! 👋 Aqui é a Araucária. Temos o prazer de convidar você para uma entrevista ({{2}}): {{3}}, às {{4}}. Os detalhes estão em {{5}} — você confirma a sua presença?',
  'interview-rescheduled':
    'Olá, {{1}}! Aqui é a Araucária. A sua entrevista ({{2}}) mudou de horário: agora é {{3}}, às {{4}}. Os detalhes estão em {{5}} — você confirma a sua presença?',
  'interview-cancelled':
    'Olá, {{1}}! Aqui é a Araucária. A sua entrevista ({{2}}) de {{3}}, às {{4}}, foi cancelada. Nossas vagas: {{5}} — obrigado!',
  'interview-reminder-day':
    'Olá, {{1}}! Aqui é a Araucária, com um lembrete da sua entrevista ({{2}}): {{3}}, às {{4}}. Os detalhes estão em {{5}} — até logo!',
  'interview-reminder-hour':
    'Olá, {{1}}! Aqui é a Araucária, com um lembrete da sua entrevista ({{2}}): {{3}}, às {{4}}. Os detalhes estão em {{5}} — até logo!',
};

interface InterviewDetails {
  interview: InterviewView;
  firstName: string;
  state: string | null;
  jobTitle: string | null;
  link: string;
}

/** The parameters `{{1}}` to `{{5}}` of a template. */
export function templateParameters({
  interview,
  firstName,
  state,
  jobTitle,
  link,
}: InterviewDetails): string[] {
  const at = new Date(interview.interviewDate);
  return [
    isPlausibleName(firstName) ? firstName : 'tudo bem',
    jobTitle ?? 'processo seletivo da Araucária',
    formatLongDay(at),
    formatTimeWithZones(at, state),
    link,
    // The API rejects line breaks, tabs and repeated spaces.
  ].map((value) => value.replace(/\s+/g, ' ').trim());
}

/** The template with its parameters, for staff who send the message by hand. */
export const renderTemplate = (kind: InterviewEmailKind, parameters: string[]): string =>
  TEMPLATE_TEXTS[kind].replace(
    /\{\{(\d)\}\}/g,
    (_whole, place: string) => parameters[Number(place) - 1] ?? '',
  );

/** The reply to the button «Remarcar». */
export const rescheduleReply = (firstName: string): string =>
  `Tudo certo${isPlausibleName(firstName) ? `, ${firstName}` : ''}! Anotamos que você prefere outro horário. A nossa equipe vai procurar uma nova opção e falar com você em breve.`;
