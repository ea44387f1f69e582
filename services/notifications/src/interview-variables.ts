import {
  INTERVIEW_TYPES,
  TALENT_BANK_TITLE,
  fillTemplate,
  type CandidateView,
  type InterviewType,
  type TemplateValues,
} from '@araucaria/contracts';
import type { Invitation } from './interview-emails.service.js';
import { greetable } from './mails/greeting.js';
import { clockTime, shortDay, spokenDay } from './mails/times.js';

const TERM_DAYS = 7;
const DAY = 86_400_000;

/** What holds for every message of that day. */
export const generalVariables = (now = new Date()): TemplateValues => ({
  empresa: 'Araucária Software',
  prazo: shortDay(new Date(now.getTime() + TERM_DAYS * DAY)),
});

export function candidateVariables(
  { firstName, lastName }: Pick<CandidateView, 'firstName' | 'lastName'>,
  jobTitle: string | null,
): TemplateValues {
  const nome = greetable(firstName) ? firstName : 'pessoa candidata';
  const full = `${firstName} ${lastName}`;
  return { nome, nome_completo: greetable(full) ? full : nome, vaga: jobTitle ?? TALENT_BANK_TITLE };
}

export function interviewVariables(interview: {
  interviewDate: string;
  interviewType: InterviewType;
  notes: string | null;
}): TemplateValues {
  const at = new Date(interview.interviewDate);
  return {
    tipo: INTERVIEW_TYPES[interview.interviewType] as string | undefined,
    data: spokenDay(at),
    hora: clockTime(at),
    local: interview.notes,
  };
}

/** The recruiter's own text, filled in. What an older interview lacks says so in words instead of in brackets. */
export function customMessageOf({
  interview,
  candidate,
  jobTitle,
  confirmationUrl,
}: Omit<Invitation, 'customMessage'>): string | null {
  const { customMessage } = interview.notificationOptions;
  if (!customMessage) return null;
  return fillTemplate(customMessage, {
    ...generalVariables(),
    ...candidateVariables(candidate, jobTitle),
    ...interviewVariables(interview),
    local: interview.notes ?? 'a combinar',
    link: confirmationUrl,
  });
}
