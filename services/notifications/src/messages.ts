import {
  HIRING_STEP_NAMES,
  UNDO_WINDOW_SECONDS,
  isApproved,
  type Channel,
  type EventCatalogue,
  type HiringStep,
} from '@araucaria/contracts';
import { when, type Rule } from './rule.js';

/** Until then staff may take a decision back, and some seconds for slow clocks; when it has passed, it must still stand. */
const SECOND_THOUGHTS = (UNDO_WINDOW_SECONDS + 5) * 1_000;

const asChosen = ({ sendEmail, sendWhatsApp }: { sendEmail: boolean; sendWhatsApp: boolean }): Channel[] => [
  ...(sendEmail ? (['email'] as const) : []),
  ...(sendWhatsApp ? (['whatsapp'] as const) : []),
];

/** A decision to approve: not an undo, nor a return from a later stage of hiring. */
const isApproval = ({ from, to, undoes }: EventCatalogue['candidate.status-changed']): boolean =>
  to === 'approved' && undoes === null && !isApproved(from);

/** Whether hiring goes forward to that step; a step that is corrected backwards was announced before. */
const advancesTo =
  (step: HiringStep) =>
  ({ from, to }: EventCatalogue['candidate.hiring-step-changed']): boolean =>
    to === step && (from === null || HIRING_STEP_NAMES.indexOf(from) < HIRING_STEP_NAMES.indexOf(to));

/** Names the decision, so that a mail about an earlier one that was undone or overtaken is not sent. */
const decision = ({ decidedAt }: { decidedAt?: string }) => (decidedAt ? { decidedAt } : {});

/** Everything that anybody is ever sent: which event, whom it is told, with which letter. */
export const MESSAGES: readonly Rule[] = [
  when('candidate.applied').tell('candidate').with('application-receipt'),

  when('interview.scheduled').tell('candidate').with('interview-invitation').by(asChosen),
  when('interview.rescheduled').tell('candidate').with('interview-rescheduled').by(asChosen),
  when('interview.cancelled')
    .and(({ undoable }) => !undoable)
    .tell('candidate')
    .with('interview-cancelled')
    .by(asChosen),
  when('interview.cancelled')
    .and(({ undoable }) => undoable)
    .tell('candidate')
    .with('interview-cancelled')
    .by(asChosen)
    .after(SECOND_THOUGHTS),
  when('interview.reminder-due')
    .and(({ lead }) => lead === 'day')
    .tell('candidate')
    .with('interview-reminder-day')
    .by(asChosen),
  when('interview.reminder-due')
    .and(({ lead }) => lead === 'hour')
    .tell('candidate')
    .with('interview-reminder-hour')
    .by(asChosen),
  when('interview.reschedule-requested')
    .tell('candidate')
    .with('interview-reschedule-noted')
    .by(() => ['whatsapp']),

  when('candidate.status-changed')
    .and(isApproval)
    .tell('candidate')
    .with('candidate-approved')
    .keeping(decision)
    .after(SECOND_THOUGHTS),
  when('candidate.status-changed')
    .and(({ to, notify, undoes }) => to === 'rejected' && notify && undoes === null)
    .tell('candidate')
    .with('candidate-rejected')
    .keeping(decision)
    .after(SECOND_THOUGHTS),
  when('candidate.hiring-step-changed')
    .and(advancesTo('offer_sent'))
    .tell('candidate')
    .with('hiring-offer-sent')
    .keeping(decision)
    .after(SECOND_THOUGHTS),
  when('candidate.hiring-step-changed')
    .and(advancesTo('documents'))
    .tell('candidate')
    .with('hiring-documents')
    .keeping(decision)
    .after(SECOND_THOUGHTS),
  when('candidate.hiring-step-changed')
    .and(advancesTo('onboarding'))
    .tell('candidate')
    .with('hiring-onboarding')
    .keeping(decision)
    .after(SECOND_THOUGHTS),
  when('candidate.hiring-step-changed')
    .and(advancesTo('completed'))
    .tell('candidate')
    .with('hiring-completed')
    .keeping(decision)
    .after(SECOND_THOUGHTS),

  when('referral.applied').tell('referrer').with('referral-received'),
  when('candidate.hired').tell('referrer').with('referral-hired').after(SECOND_THOUGHTS),
  when('referral.bonus-due')
    .tell('referrer')
    .with('referral-instalment-due')
    .keeping(({ instalment, dueDate }) => ({ instalment, dueDate })),
  when('referral.bonus-paid')
    .tell('referrer')
    .with('referral-instalment-paid')
    .keeping(({ instalment, paymentId }) => ({ instalment, paymentId }))
    .after(SECOND_THOUGHTS),

  when('bonus.digest-due')
    .tell('each administrator')
    .with('bonus-digest')
    .keeping(({ date }) => ({ date }))
    .onceFor(({ date }) => date),
];
