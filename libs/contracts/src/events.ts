import type { AccountLinkKind } from './account-links.js';
import type { CandidateLinkKind } from './application-drafts.js';
import type { AuditRecord } from './audit.js';
import type { CleaningCounts, CleaningScope } from './cleaning.js';
import type { FactorChange, HiringStep, SecondFactor } from './domain/index.js';
import type { Channel, DeliveryReport, InterviewAnswer } from './notifications.js';
import type { RetentionResult, RetentionService, RetentionTermDays } from './privacy.js';
import type { ServiceName } from './domain/services.js';

interface InterviewPayload {
  interviewId: string;
  candidateId: number;
  /** The interview's revision after the change. Messages about earlier revisions are out of date. */
  revision: number;
  /** The channels that notify the candidate. */
  sendEmail: boolean;
  sendWhatsApp: boolean;
  /** The user who made the change; absent: the candidate, or the system. */
  actorId?: number | undefined;
}

/** How long before an interview its reminder is sent: 24 hours or one hour. */
export type ReminderLead = 'day' | 'hour';

/** The first or second half of a referral's bonus. */
export type Instalment = 1 | 2;

/** Who changed a password: the user, an administrator, or the holder of a single-use link. */
type PasswordChangeCause = 'own' | 'administrator' | AccountLinkKind;

interface InstalmentDue {
  referralApplicationId: number;
  instalment: Instalment;
  /** `YYYY-MM-DD`, in America/Sao_Paulo. */
  dueDate: string;
}

/**
 * The payload of every event, by name. Payloads hold ids and facts, not entities. They hold no personal data, so that an
 * erasure does not need to search queues.
 */
export interface EventCatalogue {
  /** A job was created or edited. The payload holds the fields that subscribers copy. */
  'job.saved': {
    jobId: number;
    title: string;
    department: string;
    isActive: boolean;
    /** The last day of applications, `YYYY-MM-DD` in America/Sao_Paulo; null or absent: they have no end. */
    closesOn?: string | null | undefined;
    /** Whether this change opened the job, by creating or by reopening it. */
    opened?: boolean | undefined;
  };
  'job.removed': { jobId: number };
  'candidate.applied': { candidateId: number; jobId: number | null; referralCode: string | null };
  /**
   * `changeId`: the id of the change, shared by all candidates of a bulk change. `undoes`: the id of the change that this
   * one undoes. `notify`: the recruiter asked to notify the candidate of a rejection, with the text of the reason if there is
   * one, and not before `notifyAt` (ISO 8601).
   */
  'candidate.status-changed': {
    candidateId: number;
    from: string;
    to: string;
    actorId: number | null;
    changeId: string | null;
    undoes: string | null;
    notify: boolean;
    reasonId?: number | undefined;
    notifyAt?: string | undefined;
    seriesId?: string | undefined;
    /** The recruiter left out the e-mail about an approval. */
    silent?: boolean | undefined;
    /** The candidate's `statusDecidedAt` after the change; absent if that is null. */
    decidedAt?: string | undefined;
    /** `decidedAt` of the earlier rejection that this one announces by an e-mail; absent for all other changes. */
    replaces?: string | undefined;
  };
  /** A single-use link waits for the e-mail that brings it to the person. `candidateId`: the latest application. */
  'candidate.link-requested': { candidateId: number; linkId: string; kind: CandidateLinkKind };
  /** A digest of job alerts waits for its e-mail. `candidateId`: the person's latest application. */
  'candidate.job-digest-due': { candidateId: number; digestId: string };
  /**
   * A message to the candidate about the application was accepted by the mail server or WhatsApp; receipts and links are no such
   * message. `isRejection`: it said that the candidate was rejected. `at`: ISO 8601, UTC.
   */
  'candidate.notified': { candidateId: number; at: string; isRejection: boolean };
  /**
   * Published each morning while candidates have been waiting for a response longer than the limit. `date`: `YYYY-MM-DD`, in
   * America/Sao_Paulo.
   */
  'response.digest-due': { date: string };
  'candidate.scored': { candidateId: number };
  /** A person has corrected the name. Published for each application of the person. */
  'candidate.renamed': { candidateId: number };
  /** The candidate's current hiring step (`hiringStepOf`) changed, by a new step or by a new status. */
  'candidate.hiring-step-changed': {
    candidateId: number;
    from: HiringStep | null;
    to: HiringStep;
    /** The recruiter left out the e-mail about the step. */
    silent?: boolean | undefined;
    /** The candidate's `stepDecidedAt` after the change; absent if that is null. */
    decidedAt?: string | undefined;
  };
  /** Published when `hired` or `contratado` is first reached, not for a later hire. `hireDate`: ISO 8601, UTC. */
  'candidate.hired': { candidateId: number; hireDate: string; actorId?: number | null | undefined };
  /** A hire was undone within `UNDO_WINDOW_SECONDS`. Another hire may follow. */
  'candidate.hire-undone': { candidateId: number; hireDate: string; actorId?: number | null | undefined };
  /** The hire date follows the one that was registered for the bonus of the referrer. */
  'candidate.hire-dated': { candidateId: number };
  /** A candidate was erased, on request or after the retention. Subscribers erase their data about the candidate. */
  'candidate.erased': {
    candidateId: number;
    /** True: all candidates are removed. Subscribers delete everything about them, including unpaid bonuses. */
    cleaning?: boolean;
  };
  /** A candidate was put into quarantine (hidden from staff), or restored from it. */
  'candidate.quarantine-changed': { candidateId: number; quarantined: boolean };
  'referral.applied': { referralApplicationId: number; referralId: number; candidateId: number };
  /** Published on the due date of an unpaid instalment. */
  'referral.bonus-due': InstalmentDue;
  /** Published on the day after the due date of an instalment that is still unpaid. */
  'referral.bonus-overdue': InstalmentDue;
  'referral.bonus-paid': {
    referralApplicationId: number;
    instalment: Instalment;
    /** Id of the payment's ledger entry. A message about a reversed payment is out of date. */
    paymentId: number;
  };
  'referral.payment-reversed': { referralApplicationId: number; instalment: Instalment };
  /** Payments of a referral application are blocked until `referral.bonus-resumed`. */
  'referral.bonus-suspended': { referralApplicationId: number };
  'referral.bonus-resumed': { referralApplicationId: number };
  /** The hire date of a referral application was registered, changed or removed. */
  'referral.hire-changed': {
    referralApplicationId: number;
    change: 'registered' | 'moved' | 'undone';
    candidateId: number;
    /** `YYYY-MM-DD`, in America/Sao_Paulo; absent for an undone hire. */
    hireDate?: string | undefined;
  };
  /**
   * Published once each morning to notify those who pay of due instalments. `date`: `YYYY-MM-DD`, in
   * America/Sao_Paulo.
   */
  'bonus.digest-due': { date: string };
  /** An interview was scheduled, or a cancelled one was scheduled again. */
  'interview.scheduled': InterviewPayload;
  /** The interview has a new time. A confirmation of the old time no longer counts. `resized`: it only has a new length, and it counts. */
  'interview.rescheduled': InterviewPayload & { resized?: boolean | undefined };
  'interview.confirmed': InterviewPayload;
  /** `decides`: an approval or rejection of the candidate follows in a separate call. */
  'interview.completed': InterviewPayload & { decides: boolean };
  /** `undoable`: the cause is a change of the candidate's status, which can be undone within `UNDO_WINDOW_SECONDS`. `seriesId`: of that change. */
  'interview.cancelled': InterviewPayload & { undoable: boolean; seriesId?: string | undefined };
  /** The change of status that cancelled the interview was undone. The interview is scheduled again, unchanged. */
  'interview.restored': InterviewPayload;
  /**
   * A change by staff was undone within the undo window, before its messages were sent. `revision` is valid again; `removed`: the
   * interview had just been scheduled.
   */
  'interview.change-undone': InterviewPayload & { removed: boolean };
  'interview.interviewers-changed': InterviewPayload & { added: number[]; removed: number[] };
  /**
   * A future interview was deleted with its erased candidate. The payload has the ids of the interviewers, whose calendars still contain
   * the interview, and not the id of the candidate. `revision` is the last SEQUENCE of its calendar entry plus one.
   */
  'interview.erased': {
    interviewId: string;
    revision: number;
    /** ISO 8601 */
    interviewDate: string;
    durationMinutes: number;
    removed: number[];
  };
  /** The candidate cannot come. Published once per time of the interview. */
  'interview.declined': InterviewPayload;
  /** A reminder is due. Published once per lead time and time of the interview. */
  'interview.reminder-due': InterviewPayload & { lead: ReminderLead };
  /** The mail server or WhatsApp accepted an invitation, or the message about a new time. */
  'interview.invitation-sent': { interviewId: string; channel: Channel };
  /** An accepted invitation could not be delivered. */
  'interview.invitation-failed': { interviewId: string; channel: Channel };
  /** The candidate pressed a button of a message about this revision. */
  'interview.answered': { interviewId: string; revision: number; answer: InterviewAnswer; channel: Channel };
  /** The candidate asked for another time. Published once per time of the interview. */
  'interview.reschedule-requested': InterviewPayload;
  /** An account was erased or deleted. Subscribers replace its username by `erasedUsername`. */
  'user.removed': { userId: number };
  'user.password-changed': { userId: number; cause: PasswordChangeCause };
  /** A session of the user gave a wrong current password for a new one. At most once a day for each user. */
  'user.password-refused': { userId: number };
  /** A single-use link waits for the e-mail that brings it to the user. */
  'user.link-requested': { userId: number; linkId: string; kind: AccountLinkKind };
  /** `factor`: undefined if the change concerns all of them. */
  'user.second-factor-changed': {
    userId: number;
    change: FactorChange;
    factor?: SecondFactor | undefined;
    /** Of `enrolment-due`, ISO 8601, UTC. */
    dueAt?: string | undefined;
  };
  /** A cleaning has reached a stage of `CLEANING_STAGES`: each of `services` removes its records once. */
  'cleaning.requested': { runId: string; scope: CleaningScope; services: readonly ServiceName[] };
  /** The candidates service removes candidates batch by batch; `candidates` were removed so far. */
  'cleaning.continued': { runId: string; candidates: number };
  /** A service has removed all its records. `counts`: how many of each kind. */
  'cleaning.finished': { runId: string; service: ServiceName; counts: Partial<CleaningCounts> };
  /** Each of the services with these kinds quarantines and erases its due records; in a dry run it only counts them. */
  'retention.requested': { runId: string; dryRun: boolean; terms: RetentionTermDays[] };
  /** The candidates service erases expired candidates batch by batch; `results` are those at the start of the run. */
  'retention.continued': { runId: string; terms: RetentionTermDays[]; results: RetentionResult[] };
  'retention.finished': { runId: string; service: RetentionService; results: RetentionResult[] };
  /**
   * Published each morning while the deadline of a request is near or has passed. `date`: `YYYY-MM-DD`, in
   * America/Sao_Paulo.
   */
  'subject-request.digest-due': { date: string };
  /** The public form stored a request, which waits for the e-mail with its confirmation link. */
  'subject-request.submitted': { requestId: number };
  /** The sender of a request opened the link: the deadline runs. */
  'subject-request.confirmed': { requestId: number };
  /** The personal data of these requests were removed: messages about them are deleted. */
  'subject-request.cleared': { requestIds: number[] };
  /** The retention erased a referrer: messages to them about these applications are deleted. */
  'referrer.erased': { referralApplicationIds: number[] };
  /** An entry for the audit trail about a change that was committed. `actorId`: null for the system itself. */
  'audit.recorded': AuditRecord & { actorId: number | null };
  /** A template was created, changed, removed or restored. */
  'message-template.changed': { templateId: number };
  /** A message was stored and is waiting to be sent. */
  'delivery.requested': { deliveryId: number; channel: Channel };
  /** WhatsApp reported the state of a sending attempt. */
  'delivery.reported': DeliveryReport;
}

export type EventName = keyof EventCatalogue;

/** An event as queues carry it. */
export interface EventMessage<E extends EventName = EventName> {
  /** Unique; consumers use it to apply an event only once. */
  id: string;
  name: E;
  payload: EventCatalogue[E];
  /** ISO 8601, UTC. */
  occurredAt: string;
  /** Id of the request that caused the event, for correlation in logs; null without a request. */
  requestId: string | null;
  /** W3C `traceparent` of the span that published the event; null or absent without tracing. */
  traceparent?: string | null;
  /** Of the service that published it; see `EventSigner`. Absent until it is signed. */
  signature?: string;
}
