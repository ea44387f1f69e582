import type { FactorChange, SecondFactor } from '@araucaria/contracts';

/** Values of the event that cannot be read from other services when the message is composed. */
export interface DeliveryDetails {
  instalment?: 1 | 2;
  /** Id of the payment in the bonus ledger. */
  paymentId?: number;
  /** Days, `YYYY-MM-DD`. `date` is the day of a digest. */
  dueDate?: string;
  date?: string;
  /** Id of a single-use link. Its token is not stored. */
  linkId?: string;
  digestId?: string;
  requestId?: number;
  /** Time of the decision that caused the message, ISO 8601. */
  decidedAt?: string | undefined;
  /** `decidedAt` of the earlier rejection that this one announces. */
  replaces?: string | undefined;
  /** The series of changes of the decision, whose undo window may be extended. */
  seriesId?: string | undefined;
  /** Id of the reason of a rejection; absent: the general text. */
  reasonId?: number | undefined;
  /** Only the length of the interview changed. */
  resized?: boolean | undefined;
  /** Time and length of an interview that was erased with its candidate. */
  interviewDate?: string;
  durationMinutes?: number;
  /** What happened to a second factor, and to which; absent: to all of them. */
  factorChange?: FactorChange;
  factor?: SecondFactor | undefined;
  /** From when the account needs one, ISO 8601. */
  factorDueAt?: string | undefined;
  /** The first form of the candidate's number, with or without its ninth digit, was unreachable. */
  otherNumber?: boolean;
}
