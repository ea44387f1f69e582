import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryKind } from '@araucaria/contracts';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { OutdatedMessageError } from '../deliveries/outdated-message-error.js';
import { MessageNotDueError } from './undo-windows.service.js';

/** After them, the referrer expects money. */
const PROMISES: readonly DeliveryKind[] = [
  'referral-hired',
  'referral-instalment-due',
  'referral-instalment-paid',
  'referral-payment-reversed',
  'referral-bonus-resumed',
];

/** The message must follow another one to the same recipient, which has not been sent yet. */
export class EarlierMessageError extends Error {
  override readonly name = 'EarlierMessageError';
}

/**
 * What happened first is told first: a notice of money follows the message about the hire, which may be stored later because its
 * event comes from another service, and the earlier notices of money.
 */
const IS_BEFORE = `
  select from delivery d where d.referral_application_id = ? and d.channel = ? and d.state = 'pending' and d.id <> ?
    and (d.kind = 'referral-hired' or (d.id < ? and d.kind <> 'referral-received')) limit 1`;

/** A hire that was undone and registered again within the minute is announced once more, as is its due instalment. */
const IS_REPEATED = `
  select from delivery d where d.referral_application_id = ? and d.channel = ? and d.kind = ? and d.id > ?
    and coalesce(d.details ->> 'instalment', '') = ? and coalesce(d.details ->> 'dueDate', '') = ?
    and d.resend_of is null limit 1`;

const REPEATED: Partial<Record<DeliveryKind, string>> = {
  'referral-hired': 'Uma mensagem posterior avisa da mesma contratação.',
  'referral-instalment-due': 'Uma mensagem posterior avisa da mesma parcela.',
};

/** The last message that promised or took back money, about one instalment or about any. */
const LAST_TOLD = `
  select d.kind, d.details ->> 'dueDate' as "dueDate" from delivery d
  where d.referral_application_id = ? and d.channel = ? and d.sent_at is not null and d.id <> ?
    and (?::text is null or coalesce(d.details ->> 'instalment', ?) = ?)
    and d.kind in ('referral-hired', 'referral-instalment-due', 'referral-instalment-paid', 'referral-payment-reversed',
      'referral-bonus-suspended', 'referral-bonus-resumed', 'referral-hire-undone')
  order by d.sent_at desc, d.id desc limit 1`;

interface Told {
  kind: DeliveryKind;
  dueDate: string | null;
}

/** What takes back money, by the last message after which the referrer still expects it. */
const TAKEN_BACK: Partial<Record<DeliveryKind, readonly DeliveryKind[]>> = {
  'referral-payment-reversed': ['referral-instalment-paid'],
  'referral-bonus-suspended': PROMISES,
  'referral-bonus-resumed': ['referral-bonus-suspended'],
  'referral-hire-undone': [...PROMISES, 'referral-bonus-suspended'],
};

/** A rejected person reads it before the referrer does. */
const REJECTION_AT = `
  select d.next_attempt_at as at from delivery d
  where d.candidate_id = ? and d.kind = 'candidate-rejected' and d.state = 'pending' limit 1`;

/** From the rejection to the message that follows it. */
const AFTER_REJECTION_MS = 5_000;

/**
 * A referrer who got no e-mail about a hire or a payment gets none about its undo, and one who got it does not get it again.
 * @throws {OutdatedMessageError} when the referrer does not expect what the message takes back, or knows what it says
 * @throws {MessageNotDueError} while the rejected candidate has not been told
 */
export async function assertExpected(em: EntityManager, delivery: Delivery): Promise<void> {
  const { id, kind, channel, referralApplicationId, candidateId, details, resendOf } = delivery;
  const promises = TAKEN_BACK[kind];
  const isHire = kind === 'referral-hired';
  const isRepeatable = isHire || kind === 'referral-instalment-paid' || kind === 'referral-instalment-due';
  if ((!promises && !isRepeatable) || resendOf) return;
  const instalment = details?.instalment ? String(details.instalment) : null;
  // What happened to the whole bonus makes a due instalment worth another message, but is nothing about a payment.
  const ofWholeBonus = kind === 'referral-instalment-due' ? instalment : '';
  const values = [referralApplicationId, channel, id, instalment, ofWholeBonus, instalment];
  const [last] = await em.execute<Told[]>(LAST_TOLD, values);
  const isTold = isHire
    ? last && PROMISES.includes(last.kind)
    : last?.kind === kind && last.dueDate === (details?.dueDate ?? null);
  if (isRepeatable && isTold) throw new OutdatedMessageError('Quem indicou já recebeu esta mensagem.');
  if (promises && !(last && promises.includes(last.kind)))
    throw new OutdatedMessageError('Quem indicou não recebeu a mensagem que esta corrige.');
  if (kind !== 'referral-bonus-suspended') return;
  const [rejection] = await em.execute<Array<{ at: Date | string | null }>>(REJECTION_AT, [candidateId]);
  if (!rejection) return;
  const at = new Date(rejection.at ?? Date.now()).getTime();
  throw new MessageNotDueError(Math.max(at - Date.now(), 0) + AFTER_REJECTION_MS);
}

/**
 * Keeps messages about the bonus of a referral in the order of what happened.
 * @throws {EarlierMessageError} while an earlier one is pending
 * @throws {OutdatedMessageError} when a later one says the same
 */
export async function assertReferralOrder(em: EntityManager, delivery: Delivery): Promise<void> {
  const { id, kind, channel, referralApplicationId, details, resendOf } = delivery;
  if (!kind.startsWith('referral-') || kind === 'referral-received' || resendOf) return;
  const repeated = REPEATED[kind];
  if (repeated) {
    const of = [String(details?.instalment ?? ''), details?.dueDate ?? ''];
    const values = [referralApplicationId, channel, kind, id, ...of];
    if ((await em.execute<object[]>(IS_REPEATED, values)).length) throw new OutdatedMessageError(repeated);
  }
  if (kind === 'referral-hired') return;
  const earlier = await em.execute<object[]>(IS_BEFORE, [referralApplicationId, channel, id, id]);
  if (earlier.length) throw new EarlierMessageError('An earlier message about the referral is pending.');
}
