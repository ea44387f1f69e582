import {
  HOUR_MS,
  ROLES,
  UNDO_WINDOW_SECONDS,
  applicationProgress,
  nextAction,
  type AreaApplication,
  type AreaInterview,
  type DeliveryView,
  type InterviewView,
  type StoredAreaApplication,
  type UserView,
} from '@araucaria/contracts';

const SENT_STATES: ReadonlySet<string> = new Set(['sent', 'delivered', 'read']);

/** A rejection without a message after this time was decided without one: the event that requests it takes seconds. */
const UNANNOUNCED_AFTER_MS = HOUR_MS;

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
  { changes, withdrawal, ...application }: StoredAreaApplication,
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
  const upcoming = interviews.filter(({ isUpcoming }) => isUpcoming);
  const { steps, current, outcome, since } = progress;
  const next = nextAction(
    progress,
    upcoming.map((each) => ({ isConfirmed: each.confirmedAt !== null, response: answerOf(each) })),
  );
  return { ...application, steps, current, outcome, since, next, undo: undoOf(withdrawal, now), interviews };
}

function undoOf(
  withdrawal: StoredAreaApplication['withdrawal'],
  now: Date,
): NonNullable<AreaApplication['undo']> | null {
  if (!withdrawal) return null;
  const untilMs = Date.parse(withdrawal.at) + UNDO_WINDOW_SECONDS * 1_000;
  return untilMs > now.getTime()
    ? { changeId: withdrawal.changeId, until: new Date(untilMs).toISOString() }
    : null;
}

/** @param undoable changes of the status that can still be undone: what they cancelled still shows as scheduled */
function toAreaInterview(interview: InterviewView, undoable: ReadonlySet<string>, now: Date): AreaInterview {
  const { id, interviewType, interviewDate, notes, confirmedAt, rescheduleRequestedAt } = interview;
  const { cancelledByChange, declinedAt = null } = interview;
  const isHidden = cancelledByChange !== null && undoable.has(cancelledByChange);
  const status = isHidden ? 'scheduled' : interview.status;
  const isUpcoming = status === 'scheduled' && Date.parse(interviewDate) > now.getTime();
  const responses = { confirmedAt, rescheduleRequestedAt, declinedAt };
  return { id, interviewType, interviewDate, status, notes, ...responses, isUpcoming };
}

function answerOf({ declinedAt, rescheduleRequestedAt }: AreaInterview) {
  if (declinedAt) return 'declined' as const;
  return rescheduleRequestedAt ? ('reschedule-requested' as const) : null;
}

/** The role of a user, by which candidates see who did something; names are not shown. */
export function roleOf(user: Pick<UserView, 'isAdmin' | 'roles'> | undefined): string {
  if (!user) return 'Equipe';
  if (user.isAdmin) return 'Administração';
  return user.roles.map((role) => ROLES[role].label).join(', ') || 'Equipe';
}
