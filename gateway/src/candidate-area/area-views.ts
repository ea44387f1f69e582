import {
  ROLES,
  UNDO_WINDOW_SECONDS,
  applicationProgress,
  nextAction,
  type ApplicationOutcome,
  type ApplicationStep,
  type DeliveryView,
  type InterviewView,
  type JobAlertView,
  type LastResume,
  type NextAction,
  type PersonEducation,
  type PersonExperience,
  type Profile,
  type StoredAreaApplication,
  type UserView,
} from '@araucaria/contracts';

/** An interview as its candidate sees it. */
interface AreaInterview extends Pick<
  InterviewView,
  'id' | 'interviewType' | 'interviewDate' | 'status' | 'notes' | 'confirmedAt' | 'rescheduleRequestedAt'
> {
  /** Scheduled, and in the future: it can be confirmed. */
  isUpcoming: boolean;
}

/** An application as its person sees it: never more than staff have decided and can no longer undo. */
export interface AreaApplication {
  id: number;
  /** null: talent bank. */
  jobId: number | null;
  jobTitle: string | null;
  resumeFilename: string | null;
  /** ISO 8601, UTC, as the other instants. */
  createdAt: string;
  /** Talent bank only: when the entry is erased automatically. */
  retentionUntil: string | null;
  /** All steps; `reachedAt` is null for one that is not reached, or that was skipped. */
  steps: Array<{ step: ApplicationStep; reachedAt: string | null }>;
  current: ApplicationStep;
  /** null: the application is open. */
  outcome: ApplicationOutcome | null;
  /** Since when nothing has moved. */
  since: string;
  next: NextAction;
  /** By date. */
  interviews: AreaInterview[];
}

/** An access to a résumé, by the role of the user. */
export interface AreaResumeAccess {
  /** The application. */
  id: number;
  role: string;
  at: string;
}

export interface CandidateArea {
  email: string;
  profile: Profile;
  consentVersion: string | null;
  consentAt: string | null;
  /** Latest first. */
  applications: AreaApplication[];
  /** Latest first. */
  resumeAccesses: AreaResumeAccess[];
  terms: {
    /** Days after the end of an application; null: no term is set. */
    applications: number | null;
    /** Days for which messages are kept; null: no term is set. */
    messages: number | null;
  };
  /** The file that further applications are sent with; null: none was sent. */
  lastResume: Pick<LastResume, 'filename' | 'at'> | null;
  /** Oldest first. */
  jobAlerts: JobAlertView[];
  /** Latest start first. */
  experiences: PersonExperience[];
  /** Latest start first. */
  education: PersonEducation[];
  /** What stays after an erasure, in Portuguese. */
  staysAfterErasure: string[];
}

const SENT_STATES: ReadonlySet<string> = new Set(['sent', 'delivered', 'read']);

/** A rejection without a message after this time was decided without one: the event that requests it takes seconds. */
const UNANNOUNCED_AFTER_MS = 60 * 60 * 1_000;

/**
 * The time up to which rejections show; null: none does. A rejection is announced when its message was sent or given up. While
 * a message waits, a later rejection is hidden. Without a message a rejection shows after an hour: staff have decided it,
 * and no e-mail will follow. An e-mail that staff request later does not hide it again.
 */
export function rejectionAnnouncedAt(deliveries: readonly DeliveryView[], now: Date): string | null {
  const rejections = deliveries.filter(({ kind }) => kind === 'candidate-rejected');
  const times = rejections.flatMap(({ state, sentAt, createdAt }) => {
    if (SENT_STATES.has(state)) return [sentAt ?? createdAt];
    return state === 'failed' ? [createdAt] : [];
  });
  const hasWaiting = rejections.some(({ state }) => state === 'pending');
  // A cancelled message may have been replaced by the one that waits.
  const unsent = rejections.filter(({ state }) => state === 'pending' || state === 'cancelled');
  const withoutMessageUntilMs = hasWaiting
    ? Math.min(...unsent.map(({ createdAt }) => Date.parse(createdAt)))
    : now.getTime();
  times.push(new Date(withoutMessageUntilMs - UNANNOUNCED_AFTER_MS).toISOString());
  return times.sort().at(-1) ?? null;
}

export function toAreaApplication(
  { changes, ...application }: StoredAreaApplication,
  records: { interviews: readonly InterviewView[]; deliveries: readonly DeliveryView[]; now: Date },
): AreaApplication {
  const { now } = records;
  const progress = applicationProgress(changes, application.createdAt, {
    now,
    undoWindowSeconds: UNDO_WINDOW_SECONDS,
    rejectionAnnouncedAt: rejectionAnnouncedAt(records.deliveries, now),
  });
  const undoableSince = now.getTime() - UNDO_WINDOW_SECONDS * 1_000;
  const undoable = new Set(
    changes.flatMap(({ changeId, at }) => (changeId && Date.parse(at) > undoableSince ? changeId : [])),
  );
  const interviews = records.interviews
    .map((interview) => toAreaInterview(interview, undoable, now))
    .sort((one, other) => one.interviewDate.localeCompare(other.interviewDate));
  const upcoming = interviews.find(({ isUpcoming }) => isUpcoming);
  const { steps, current, outcome, since } = progress;
  const next = nextAction(progress, upcoming ? { isConfirmed: upcoming.confirmedAt !== null } : null);
  return { ...application, steps, current, outcome, since, next, interviews };
}

/** @param undoable changes of the status that can still be undone: what they cancelled still shows as scheduled */
function toAreaInterview(interview: InterviewView, undoable: ReadonlySet<string>, now: Date): AreaInterview {
  const { id, interviewType, interviewDate, notes, confirmedAt, rescheduleRequestedAt } = interview;
  const { cancelledByChange } = interview;
  const isHidden = cancelledByChange !== null && undoable.has(cancelledByChange);
  const status = isHidden ? 'scheduled' : interview.status;
  const isUpcoming = status === 'scheduled' && Date.parse(interviewDate) > now.getTime();
  return { id, interviewType, interviewDate, status, notes, confirmedAt, rescheduleRequestedAt, isUpcoming };
}

/** The role of a user, by which candidates see who did something; names are not shown. */
export function roleOf(user: Pick<UserView, 'isAdmin' | 'roles'> | undefined): string {
  if (!user) return 'Equipe';
  if (user.isAdmin) return 'Administração';
  return user.roles.map((role) => ROLES[role].label).join(', ') || 'Equipe';
}
