import type { InterviewView } from '@araucaria/contracts';
import { greetable } from '../mails/greeting.js';
import type { InterviewMailKind } from '../mails/interview-mail.js';
import { clockTimes, spokenDay } from '../mails/times.js';

/** The approved texts, with the places that the Cloud API fills in; `docs/whatsapp.md` says how to hand them in. */
const WORDS: Record<InterviewMailKind, string> = {
  'interview-invitation':
    'Olá, {{1}}! 👋 Aqui é a Araucária. Temos o prazer de convidar você para uma entrevista ({{2}}): {{3}}, às {{4}}. Os detalhes estão em {{5}} — você confirma a sua presença?',
  'interview-rescheduled':
    'Olá, {{1}}! Aqui é a Araucária. A sua entrevista ({{2}}) mudou de horário: agora é {{3}}, às {{4}}. Os detalhes estão em {{5}} — você confirma a sua presença?',
  'interview-cancelled':
    'Olá, {{1}}! Aqui é a Araucária. A sua entrevista ({{2}}) de {{3}}, às {{4}}, foi cancelada. Se remarcarmos, você recebe um novo convite. Nossas vagas: {{5}} — obrigado!',
  'interview-reminder-day':
    'Olá, {{1}}! Aqui é a Araucária, com um lembrete da sua entrevista ({{2}}): {{3}}, às {{4}}. Os detalhes estão em {{5}} — até logo!',
  'interview-reminder-hour':
    'Olá, {{1}}! Aqui é a Araucária, com um lembrete da sua entrevista ({{2}}): {{3}}, às {{4}}. Os detalhes estão em {{5}} — até logo!',
};

interface About {
  interview: InterviewView;
  firstName: string;
  state: string | null;
  jobTitle: string | null;
  link: string;
}

/** What fills the places of the text, in their order. */
export function parametersOf({ interview, firstName, state, jobTitle, link }: About): string[] {
  const at = new Date(interview.interviewDate);
  return [
    greetable(firstName) ? firstName : 'tudo bem',
    jobTitle ?? 'processo seletivo da Araucária',
    spokenDay(at),
    clockTimes(at, state),
    link,
    // The API refuses line breaks, tabs and runs of spaces.
  ].map((value) => value.replace(/\s+/g, ' ').trim());
}

/** The same text for staff who send it by hand. */
export const spell = (kind: InterviewMailKind, parameters: string[]): string =>
  WORDS[kind].replace(/\{\{(\d)\}\}/g, (_whole, place: string) => parameters[Number(place) - 1] ?? '');

/** The answer to «Remarcar». */
export const rescheduleNoted = (firstName: string): string =>
  `Tudo certo${greetable(firstName) ? `, ${firstName}` : ''}! Anotamos que você prefere outro horário. A nossa equipe vai procurar uma nova opção e falar com você em breve.`;
