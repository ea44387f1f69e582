import {
  TEMPLATE_VARIABLE_NAMES,
  fillTemplate,
  missingVariables,
  variableOf,
} from '@araucaria/contracts/domain';
import { findVariables } from '../../domain/messages/message-templates';
import type { InterviewType } from '../../generated/graphql';
import type { Invitee } from './interviews-queries';
import type { StaffName } from '../../domain/staff/staff-queries';

/** An interview that is about to be scheduled. */
export interface Appointment {
  candidate: Invitee;
  /** ISO 8601 */
  startsAt: string;
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
  startsAt,
  interviewType,
  notes,
}: Appointment): PlannedInterview => ({
  candidateId: candidate.id,
  interviewDate: startsAt,
  interviewType,
  notes,
});

export interface Notification {
  sendEmail: boolean;
  sendWhatsApp: boolean;
  customMessage: string;
  /** The users who interview, kept while another slot is chosen. */
  interviewers?: StaffName[];
  /** Of an interview that is moved: the chosen time, empty before the choice, and the length in minutes. */
  startsAt?: string;
  duration?: string;
}

export const NO_MESSAGE: Notification = { sendEmail: true, sendWhatsApp: true, customMessage: '' };

export const MESSAGE_FIELDS = ['sendEmail', 'sendWhatsApp', 'customMessage'] as const;

/** Name of the draft of a message to a candidate: the calendar and the panel beside the person continue the same one. */
export const messageDraft = (candidateId: number): string => `mensagem-${candidateId}`;

/** Variables of a message that the recruiter must replace by hand: those that the server does not know. */
export const unfilledVariables = (message: string): string[] =>
  findVariables(message, TEMPLATE_VARIABLE_NAMES);

/** The words for the place of an interview whose notes name none. */
const NO_PLACE = 'a combinar';

export const lacksPlace = (message: string, notes: string): boolean =>
  !notes.trim() && missingVariables(message, {}).some((written) => variableOf(written) === 'local');

/** The message as it is stored: the server fills its variables, and takes the place from the notes. */
export const sentMessage = (message: string, notes: string): string =>
  notes.trim() ? message.trim() : fillTemplate(message.trim(), { local: NO_PLACE });

/** The server rejects messages with unfilled `{{variables}}`; for the older `[variables]` the screen only warns. */
export const isRejected = (variable: string): boolean => variable.startsWith('{{');
