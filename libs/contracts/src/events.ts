import type { HiringStep } from './candidate-status.js';
import type { Channel, DeliveryReport, InterviewAnswer } from './notifications.js';
import type { ServiceName } from './rpc.js';

/** What is told of every change of an interview. */
interface InterviewFacts {
  interviewId: string;
  candidateId: number;
  /** Of the interview after the change: a message about an earlier one is out of date. */
  revision: number;
  /** By which ways the candidate is to hear of it. */
  sendEmail: boolean;
  sendWhatsApp: boolean;
}

/** How long before an interview its reminder is sent: 24 hours, or one. */
export type ReminderLead = 'day' | 'hour';

/** First or second half of a referral's bonus. */
export type Instalment = 1 | 2;

interface InstalmentDue {
  referralApplicationId: number;
  instalment: Instalment;
  /** `YYYY-MM-DD`, in America/Sao_Paulo. */
  dueDate: string;
}

/**
 * Everything that happens in the product and that another process may care about: ids and facts, never entities,
 * and no personal data, so that erasing somebody does not have to search queues.
 */
export interface EventCatalogue {
  /** A job was created or edited; the facts are those that others keep a copy of. */
  'job.saved': { jobId: number; title: string; department: string; isActive: boolean };
  'job.removed': { jobId: number };
  'candidate.applied': { candidateId: number; jobId: number | null; referralCode: string | null };
  /**
   * `changeId`, if any, names the change of one or of many; `undoes` the one that this takes back. `notify`: the recruiter
   * wants the candidate to hear of a rejection.
   */
  'candidate.status-changed': {
    candidateId: number;
    from: string;
    to: string;
    actorId: number | null;
    changeId: string | null;
    undoes: string | null;
    notify: boolean;
    /** `statusDecidedAt` of the candidate after it; absent in events of releases before it was there. */
    decidedAt?: string;
  };
  /** The score was set to another value. */
  'candidate.scored': { candidateId: number };
  /** Where the candidate stands in hiring (`hiringStepOf`), by whatever way they came there. */
  'candidate.hiring-step-changed': {
    candidateId: number;
    from: HiringStep | null;
    to: HiringStep;
    /** `stepDecidedAt` of the candidate after it; absent as above. */
    decidedAt?: string;
  };
  /** Told once for each candidate: when `hired` or `contratado` is first reached. `hireDate` is an instant, UTC. */
  'candidate.hired': { candidateId: number; hireDate: string };
  /** That hire was a slip and has been taken back within a minute; there may be another one later. */
  'candidate.hire-undone': { candidateId: number; hireDate: string };
  /** A person asked to be forgotten, or outlived the retention: everybody forgets what they keep of them. */
  'candidate.erased': {
    candidateId: number;
    /** All candidates are being removed: nothing about them is kept, money owed included. */
    cleaning?: boolean;
  };
  'referral.applied': { referralApplicationId: number; referralId: number; candidateId: number };
  /** The day has come on which an unpaid instalment falls due. */
  'referral.bonus-due': InstalmentDue;
  /** The day after its due date has come, and it still is not paid. */
  'referral.bonus-overdue': InstalmentDue;
  'referral.bonus-paid': {
    referralApplicationId: number;
    instalment: Instalment;
    /** The line of the bonus's record: a message about a payment that was reversed is out of date. */
    paymentId: number;
  };
  'referral.payment-reversed': { referralApplicationId: number; instalment: Instalment };
  /** Nothing may be paid any more, until it is resumed; or it may again. */
  'referral.bonus-suspended': { referralApplicationId: number };
  'referral.bonus-resumed': { referralApplicationId: number };
  /** Someone registered, moved or took back the hire of a referred candidate. */
  'referral.hire-changed': { referralApplicationId: number };
  /** Once each morning: administrators are to hear of the instalments that are due. `date` is that day. */
  'bonus.digest-due': { date: string };
  /** An interview was arranged, or a cancelled one taken up again. */
  'interview.scheduled': InterviewFacts;
  /** It has another time; a confirmation of the old one ended. */
  'interview.rescheduled': InterviewFacts;
  'interview.confirmed': InterviewFacts;
  /** `decides`: an approval or a rejection of the candidate follows by itself. */
  'interview.completed': InterviewFacts & { decides: boolean };
  /** `undoable`: it follows from a change of the candidate's status, which may be undone within `UNDO_WINDOW_SECONDS`. */
  'interview.cancelled': InterviewFacts & { undoable: boolean };
  /** That change was undone: the interview stands as if it had never been cancelled. */
  'interview.restored': InterviewFacts;
  /** It begins in a day, or in an hour: told once of each for the time that stands. */
  'interview.reminder-due': InterviewFacts & { lead: ReminderLead };
  /** The mail server or the messenger took an invitation, or one to another time. */
  'interview.invitation-sent': { interviewId: string; channel: Channel };
  /** It took the invitation, and could not deliver it after all. */
  'interview.invitation-failed': { interviewId: string; channel: Channel };
  /** The candidate pressed a button of a message about that revision. */
  'interview.answered': { interviewId: string; revision: number; answer: InterviewAnswer; channel: Channel };
  /** The candidate would like another time; told once for the time that stands. */
  'interview.reschedule-requested': InterviewFacts;
  'user.removed': { userId: number };
  'user.password-changed': { userId: number };
  /** A message has been written down and waits to be sent. */
  'delivery.requested': { deliveryId: number };
  /** The messenger says what became of a try of ours. */
  'delivery.reported': DeliveryReport;
}

export type EventName = keyof EventCatalogue;

/** Who hears what. A subscriber without a handler, or a handler without a line here, stops the start-up. */
export const SUBSCRIPTIONS: { readonly [E in EventName]: readonly ServiceName[] } = {
  'job.saved': ['candidates', 'referrals'],
  'job.removed': ['candidates', 'referrals'],
  'candidate.applied': ['notifications', 'referrals'],
  'candidate.status-changed': ['candidates', 'interviews', 'notifications', 'referrals'],
  'candidate.scored': [],
  'candidate.hiring-step-changed': ['notifications'],
  'candidate.hired': ['notifications', 'referrals'],
  'candidate.hire-undone': ['referrals'],
  'candidate.erased': ['interviews', 'notifications', 'referrals'],
  'referral.applied': ['notifications', 'referrals'],
  'referral.bonus-due': ['notifications'],
  'referral.bonus-overdue': [],
  'referral.bonus-paid': ['notifications'],
  'referral.payment-reversed': [],
  'referral.bonus-suspended': [],
  'referral.bonus-resumed': [],
  'referral.hire-changed': [],
  'bonus.digest-due': ['notifications'],
  'interview.scheduled': ['candidates', 'notifications'],
  'interview.rescheduled': ['notifications'],
  'interview.confirmed': [],
  'interview.completed': ['candidates'],
  'interview.cancelled': ['candidates', 'notifications'],
  'interview.restored': ['notifications'],
  'interview.reminder-due': ['notifications'],
  'interview.invitation-sent': ['interviews'],
  'interview.invitation-failed': ['interviews'],
  'interview.answered': ['interviews'],
  'interview.reschedule-requested': ['notifications'],
  'user.removed': ['notifications'],
  'user.password-changed': [],
  'delivery.requested': ['notifications'],
  'delivery.reported': ['notifications'],
};

/** An event as it travels: `id` is unique for ever and is what makes its effect happen once. */
export interface EventMessage<E extends EventName = EventName> {
  id: string;
  name: E;
  payload: EventCatalogue[E];
  /** ISO 8601, UTC. */
  occurredAt: string;
  /** The request that caused it, found again in the logs of every process. */
  requestId: string | null;
}
