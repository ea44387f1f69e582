import { UNDO_WINDOW, type Channel } from '@araucaria/contracts';
import { when, type Rule } from './rule.js';

/** Until then staff may take a decision back, and some seconds for slow clocks; when it has passed, it must still stand. */
const SECOND_THOUGHTS = (UNDO_WINDOW + 5) * 1_000;

const asChosen = ({ sendEmail, sendWhatsApp }: { sendEmail: boolean; sendWhatsApp: boolean }): Channel[] => [
  ...(sendEmail ? (['email'] as const) : []),
  ...(sendWhatsApp ? (['whatsapp'] as const) : []),
];

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
    .and(({ to }) => to === 'approved')
    .tell('candidate')
    .with('candidate-approved')
    .after(SECOND_THOUGHTS),
  when('candidate.status-changed')
    .and(({ to, notify }) => to === 'rejected' && notify)
    .tell('candidate')
    .with('candidate-rejected')
    .after(SECOND_THOUGHTS),
  when('candidate.hiring-step-changed')
    .and(({ to }) => to === 'offer_sent')
    .tell('candidate')
    .with('hiring-offer-sent')
    .after(SECOND_THOUGHTS),
  when('candidate.hiring-step-changed')
    .and(({ to }) => to === 'documents')
    .tell('candidate')
    .with('hiring-documents')
    .after(SECOND_THOUGHTS),
  when('candidate.hiring-step-changed')
    .and(({ to }) => to === 'onboarding')
    .tell('candidate')
    .with('hiring-onboarding')
    .after(SECOND_THOUGHTS),
  when('candidate.hiring-step-changed')
    .and(({ to }) => to === 'completed')
    .tell('candidate')
    .with('hiring-completed')
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
    .keeping(({ instalment }) => ({ instalment }))
    .after(SECOND_THOUGHTS),

  when('bonus.digest-due')
    .tell('each administrator')
    .with('bonus-digest')
    .keeping(({ date }) => ({ date }))
    .onceFor(({ date }) => date),
];
