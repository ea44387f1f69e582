import type { InterviewType } from '../../generated/graphql';
import type { Invitee, Slot } from './interviews-queries';

/** An interview that is about to be scheduled. */
export interface Appointment {
  candidate: Invitee;
  slot: Slot;
  interviewType: InterviewType;
  notes: string;
}

/** How the candidate is to hear of it. */
export interface Notification {
  sendEmail: boolean;
  sendWhatsApp: boolean;
  customMessage: string;
}
