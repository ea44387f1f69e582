import { TEMPLATE_VARIABLE_NAMES } from '@araucaria/contracts/domain';
import { findVariables } from '../../shared/messages/message-templates';
import type { InterviewType } from '../../generated/graphql';
import type { Invitee, Slot } from './interviews-queries';
import type { StaffName } from '../../shared/staff/staff-queries';

/** An interview that is about to be scheduled. */
export interface Appointment {
  candidate: Invitee;
  slot: Slot;
  interviewType: InterviewType;
  durationMinutes: number;
  notes: string;
}

/** Source of the values of the variables in a message. */
export interface PlannedInterview {
  candidateId: number;
  /** ISO 8601; absent until a time is chosen. */
  interviewDate?: string | undefined;
  interviewType: InterviewType;
  notes: string;
}

export const toPlannedInterview = ({
  candidate,
  slot,
  interviewType,
  notes,
}: Appointment): PlannedInterview => ({
  candidateId: candidate.id,
  interviewDate: slot.startsAt,
  interviewType,
  notes,
});

/** How the candidate is notified. */
export interface Notification {
  sendEmail: boolean;
  sendWhatsApp: boolean;
  customMessage: string;
  /** The users who interview, kept while another slot is chosen. */
  interviewers?: StaffName[];
}

export const NO_MESSAGE: Notification = { sendEmail: true, sendWhatsApp: true, customMessage: '' };

/** Variables that the server fills when it sends the message: all but the place, which is taken from the notes. */
const FILLED_ON_SEND = TEMPLATE_VARIABLE_NAMES.filter((name) => name !== 'local');

/** Variables of a message that the recruiter must replace by hand. */
export const unfilledVariables = (message: string, notes: string): string[] =>
  findVariables(message, notes.trim() ? [...FILLED_ON_SEND, 'local'] : FILLED_ON_SEND);

/** The server rejects messages with unfilled `{{variables}}`; for the older `[variables]` the screen only warns. */
export const isRejected = (variable: string): boolean => variable.startsWith('{{');
