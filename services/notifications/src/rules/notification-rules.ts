import {
  UNDO_WINDOW_SECONDS,
  advancesHiring,
  isApproval,
  type Channel,
  type EventCatalogue,
  type HiringStep,
} from '@araucaria/contracts';
import type { Clock } from '@araucaria/platform';
import { on, type NotificationRule } from '../deliveries/notification-rule.js';

/** The undo window, and five seconds for clocks that differ. A message is sent only if its decision still holds then. */
const UNDO_DELAY_MS = (UNDO_WINDOW_SECONDS + 5) * 1_000;

const selectedChannels = (selected: { sendEmail: boolean; sendWhatsApp: boolean }): Channel[] => [
  ...(selected.sendEmail ? (['email'] as const) : []),
  ...(selected.sendWhatsApp ? (['whatsapp'] as const) : []),
];

/** Identifies the decision, so that a message about a decision that was undone or replaced is not sent. */
const decisionDetails = ({ decidedAt }: { decidedAt?: string | undefined }) => ({ decidedAt });

/** A rule for a step of hiring that a candidate reaches. */
const onStep = (step: HiringStep) =>
  on('candidate.hiring-step-changed')
    .filter(({ from, to, silent }) => to === step && !silent && advancesHiring(from, to))
    .notify('candidate')
    .storing(decisionDetails)
    .delayedBy(UNDO_DELAY_MS);

/**
 * A rejection also identifies its reason, whose text is read when the e-mail is composed, and the earlier rejection that it
 * announces.
 */
const rejectionDetails = ({
  decidedAt,
  reasonId,
  replaces,
  seriesId,
}: EventCatalogue['candidate.status-changed']) => ({ decidedAt, reasonId, replaces, seriesId });

/** The undo window, or the time until a chosen hour if that is longer. */
const rejectionDelayMs = ({ notifyAt }: EventCatalogue['candidate.status-changed'], clock: Clock): number =>
  Math.max(UNDO_DELAY_MS, notifyAt ? Date.parse(notifyAt) - clock.now().getTime() : 0);

/** All messages that the product sends, except those that staff request: event, filter, recipient, message. */
export const NOTIFICATION_RULES: readonly NotificationRule[] = [
  on('candidate.applied').notify('candidate').with('application-receipt').directly(),
  on('candidate.link-requested')
    .filter(({ kind }) => kind === 'draft')
    .notify('candidate')
    .with('application-draft')
    .storing(({ linkId }) => ({ linkId })),
  on('candidate.link-requested')
    .filter(({ kind }) => kind === 'area')
    .notify('candidate')
    .with('area-link')
    .storing(({ linkId }) => ({ linkId })),

  on('candidate.job-digest-due')
    .notify('candidate')
    .with('job-alerts')
    .storing(({ digestId }) => ({ digestId }))
    .oncePer(({ digestId }) => digestId),

  on('interview.scheduled').notify('candidate').with('interview-invitation').via(selectedChannels),
  on('interview.rescheduled')
    .notify('candidate')
    .with('interview-rescheduled')
    .via(selectedChannels)
    .storing(({ resized }) => ({ resized })),
  on('interview.cancelled')
    .filter(({ undoable }) => !undoable)
    .notify('candidate')
    .with('interview-cancelled')
    .via(selectedChannels),
  on('interview.cancelled')
    .filter(({ undoable }) => undoable)
    .notify('candidate')
    .with('interview-cancelled')
    .via(selectedChannels)
    .storing(({ seriesId }) => ({ seriesId }))
    .delayedBy(UNDO_DELAY_MS),
  on('interview.scheduled').notify('each interviewer').with('staff-interview-invitation'),
  on('interview.rescheduled')
    .notify('each interviewer')
    .with('staff-interview-rescheduled')
    .storing(({ resized }) => ({ resized })),
  on('interview.cancelled')
    .notify('each interviewer')
    .with('staff-interview-cancelled')
    .storing(({ seriesId }) => ({ seriesId }))
    .delayedByPayload(({ undoable }) => (undoable ? UNDO_DELAY_MS : 0)),
  on('interview.interviewers-changed').notify('each added interviewer').with('staff-interview-invitation'),
  on('interview.interviewers-changed').notify('each removed interviewer').with('staff-interview-cancelled'),
  on('interview.erased')
    .notify('each removed interviewer')
    .with('staff-interview-erased')
    .storing(({ interviewDate, durationMinutes }) => ({ interviewDate, durationMinutes })),
  on('interview.reminder-due')
    .filter(({ lead }) => lead === 'day')
    .notify('candidate')
    .with('interview-reminder-day')
    .via(selectedChannels),
  on('interview.reminder-due')
    .filter(({ lead }) => lead === 'hour')
    .notify('candidate')
    .with('interview-reminder-hour')
    .via(selectedChannels),
  on('interview.reschedule-requested')
    .notify('candidate')
    .with('interview-reschedule-noted')
    .via((payload) => (payload.sendWhatsApp ? ['whatsapp'] : [])),
  on('interview.reschedule-requested').notify('each organizer').with('staff-reschedule-requested'),
  on('interview.declined').notify('each organizer').with('staff-interview-declined'),

  on('candidate.status-changed')
    .filter(({ from, to, undoes, silent }) => !undoes && !silent && isApproval(from, to))
    .notify('candidate')
    .with('candidate-approved')
    .storing(decisionDetails)
    .delayedBy(UNDO_DELAY_MS),
  on('candidate.status-changed')
    .filter(({ to, notify, undoes }) => to === 'rejected' && notify && undoes === null)
    .notify('candidate')
    .with('candidate-rejected')
    .storing(rejectionDetails)
    .delayedByPayload(rejectionDelayMs),
  onStep('offer_sent').with('hiring-offer-sent'),
  onStep('documents').with('hiring-documents'),
  onStep('onboarding').with('hiring-onboarding'),
  onStep('completed').with('hiring-completed'),

  on('referral.applied').notify('referrer').with('referral-received'),
  // Handles what the release before has published and still publishes during its replacement.
  on('candidate.hired')
    .filter(() => false)
    .notify('referrer')
    .with('referral-hired'),
  on('referral.hire-changed')
    .filter(({ change }) => change === 'registered')
    .notify('referrer')
    .with('referral-hired')
    .delayedBy(UNDO_DELAY_MS),
  on('referral.bonus-due')
    .notify('referrer')
    .with('referral-instalment-due')
    .storing(({ instalment, dueDate }) => ({ instalment, dueDate }))
    .delayedBy(UNDO_DELAY_MS),
  on('referral.bonus-paid')
    .notify('referrer')
    .with('referral-instalment-paid')
    .storing(({ instalment, paymentId }) => ({ instalment, paymentId }))
    .delayedBy(UNDO_DELAY_MS),
  on('referral.payment-reversed')
    .notify('referrer')
    .with('referral-payment-reversed')
    .storing(({ instalment }) => ({ instalment }))
    .delayedBy(UNDO_DELAY_MS),
  on('referral.bonus-suspended').notify('referrer').with('referral-bonus-suspended').delayedBy(UNDO_DELAY_MS),
  on('referral.bonus-resumed').notify('referrer').with('referral-bonus-resumed').delayedBy(UNDO_DELAY_MS),
  on('referral.hire-changed')
    .filter(({ change }) => change === 'undone')
    .notify('referrer')
    .with('referral-hire-undone')
    .delayedBy(UNDO_DELAY_MS),

  on('user.second-factor-changed')
    .notify('user')
    .with('account-second-factor')
    .storing(({ change, factor, dueAt }) => ({ factorChange: change, factor, factorDueAt: dueAt })),

  on('subject-request.submitted').notify('requester').with('subject-request-confirmation'),
  on('subject-request.confirmed')
    .notify('each data protection officer')
    .with('subject-request-received')
    .storing(({ requestId }) => ({ requestId })),
  on('subject-request.digest-due')
    .notify('each data protection officer')
    .with('subject-request-digest')
    .storing(({ date }) => ({ date }))
    .oncePer(({ date }) => date),
  on('bonus.digest-due')
    .notify('each payer')
    .with('bonus-digest')
    .storing(({ date }) => ({ date }))
    .oncePer(({ date }) => date),

  on('response.digest-due')
    .notify('each administrator')
    .with('response-digest')
    .storing(({ date }) => ({ date }))
    .oncePer(({ date }) => date),

  on('user.link-requested')
    .filter(({ kind }) => kind === 'reset')
    .notify('user')
    .with('account-reset')
    .storing(({ linkId }) => ({ linkId })),
  on('user.link-requested')
    .filter(({ kind }) => kind === 'invitation')
    .notify('user')
    .with('account-invitation')
    .storing(({ linkId }) => ({ linkId })),
  // The first password of an invited user is no change.
  on('user.password-changed')
    .filter(({ cause }) => cause !== 'invitation')
    .notify('user')
    .with('account-password-changed'),
  on('user.password-refused').notify('user').with('account-password-refused'),
];
