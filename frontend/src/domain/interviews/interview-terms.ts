import { INTERVIEW_TYPES, labelOf } from '@araucaria/contracts/domain';
import type { Channel, InterviewTermsFragment, InterviewType } from '../../generated/graphql';
import { dayOf } from '../../shared/dates/day-ranges';

export const interviewTypeLabel = (type: InterviewType): string => labelOf(INTERVIEW_TYPES, type);

export const CHANNEL_LABELS: Record<Channel, string> = { email: 'e-mail', whatsapp: 'WhatsApp' };

export type InterviewState = 'pending' | 'confirmed' | 'completed' | 'cancelled';
type Interview = InterviewTermsFragment;

/** A scheduled interview is pending until the candidate confirms it. */
export function interviewState({
  status,
  confirmedBy,
}: Pick<Interview, 'status' | 'confirmedBy'>): InterviewState {
  if (status !== 'scheduled') return status;
  return confirmedBy ? 'confirmed' : 'pending';
}

/** Whether the time has passed and the outcome is not recorded yet. */
export const awaitsOutcome = (
  { status, interviewDate }: Pick<Interview, 'status' | 'interviewDate'>,
  now = new Date(),
): boolean => status === 'scheduled' && new Date(interviewDate) <= now;

export const isToday = (interviewDate: string, now = new Date()): boolean =>
  dayOf(interviewDate) === dayOf(now.toISOString());

/** The URL at which a candidate confirms the interview. */
export const confirmationLink = (id: string, origin = location.origin): string =>
  `${origin}/confirmar-entrevista?id=${encodeURIComponent(id)}`;
