import {
  COMPANY_NAME,
  DAY_MS,
  INTERVIEW_TYPES,
  TALENT_BANK_TITLE,
  fillTemplate,
  type CandidateView,
  type InterviewType,
  type InterviewView,
  type TemplateValues,
} from '@araucaria/contracts';
import { isPlausibleName } from '../emails/greeting.js';
import { formatLongDay, formatShortDay, formatTime } from '../emails/date-formats.js';

/** What a message about an interview is composed from. */
export interface InterviewDetails {
  interview: InterviewView;
  candidate: CandidateView;
  /** null: the talent bank. */
  jobTitle: string | null;
  confirmationUrl: string;
}

/** From the message to the deadline `prazo`. */
const DEADLINE_DAYS = 7;

/** Variables that do not depend on the recipient. */
export const generalVariables = (now = new Date()): TemplateValues => ({
  empresa: COMPANY_NAME,
  prazo: formatShortDay(new Date(now.getTime() + DEADLINE_DAYS * DAY_MS)),
});

export function candidateVariables(
  { firstName, lastName }: Pick<CandidateView, 'firstName' | 'lastName'>,
  jobTitle: string | null,
): TemplateValues {
  const nome = isPlausibleName(firstName) ? firstName : 'pessoa candidata';
  const full = `${firstName} ${lastName}`;
  return { nome, nome_completo: isPlausibleName(full) ? full : nome, vaga: jobTitle ?? TALENT_BANK_TITLE };
}

export function interviewVariables(interview: {
  interviewDate: string;
  interviewType: InterviewType;
  notes: string | null;
}): TemplateValues {
  const at = new Date(interview.interviewDate);
  return {
    tipo: INTERVIEW_TYPES[interview.interviewType],
    data: formatLongDay(at),
    hora: formatTime(at),
    local: interview.notes,
  };
}

/** @returns the recruiter's own text with its variables filled in, 'a combinar' for a missing place; null without a text */
export function fillCustomMessage({
  interview,
  candidate,
  jobTitle,
  confirmationUrl,
}: InterviewDetails): string | null {
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
