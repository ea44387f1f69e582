import { openPlaces, TEMPLATE_VARIABLES } from '../../shared/message-templates';
import type { InterviewType } from '../../generated/graphql';
import type { Invitee, Slot } from './interviews-queries';

/** An interview that is about to be scheduled. */
export interface Appointment {
  candidate: Invitee;
  slot: Slot;
  interviewType: InterviewType;
  notes: string;
}

/** What a message about an interview is filled in with. */
export interface PlannedInterview {
  candidateId: number;
  /** ISO 8601; absent: not chosen yet. */
  interviewDate?: string;
  interviewType: InterviewType;
  notes: string;
}

export const plannedOf = ({ candidate, slot, interviewType, notes }: Appointment): PlannedInterview => ({
  candidateId: candidate.id,
  interviewDate: slot.startsAt,
  interviewType,
  notes,
});

/** How the candidate is to hear of it. */
export interface Notification {
  sendEmail: boolean;
  sendWhatsApp: boolean;
  customMessage: string;
}

export const NO_MESSAGE: Notification = { sendEmail: true, sendWhatsApp: true, customMessage: '' };

/** Everything but the place, which is in the notes: the link exists only once the interview does. */
const FILLED_LATER = TEMPLATE_VARIABLES.map(([name]) => name).filter((name) => name !== 'local');

/** What is left to fill in by hand in a message to the candidate. */
export const openIn = (message: string, notes: string): string[] =>
  openPlaces(message, notes.trim() ? [...FILLED_LATER, 'local'] : FILLED_LATER);

/** The server takes no message with these. */
export const isRefused = (place: string): boolean => place.startsWith('{{');
