/** The part of the Message-ID before the domain: `Delivery.messageKey` in SQL. */
const MESSAGE_KEY = `left(encode(sha256(convert_to(idempotency_key, 'UTF8')), 'hex'), 40)`;

const REQUESTED = 'on conflict (message_key) do nothing';

/** Deletes the deliveries of a condition, and requests the deletion of their mails from the archive. Returns their number. */
export const deleteWithMails = (condition: string): string => `
  with deleted as (delete from delivery where ${condition} returning channel, idempotency_key),
    requested as (
      insert into mail_deletion (message_key) select ${MESSAGE_KEY} from deleted where channel = 'email' ${REQUESTED})
  select count(*)::int as deliveries from deleted`;

/** Deletes the deliveries of a condition; their mails are in no archive. Returns their number. */
export const deleteWithoutMails = (condition: string): string => `
  with deleted as (delete from delivery where ${condition} returning 1)
  select count(*)::int as deliveries from deleted`;

/**
 * Requests the deletion of mails to staff that name one of these persons. Their deliveries stay.
 * @param names SQL of a `text[]` of {@link personName}
 */
export const requestNaming = (names: string): string => `
  with naming as (
    select idempotency_key, named from delivery
    -- The lock waits for a list that is being sent: the persons that it names are known when its transaction has ended.
    where named && ${names} or (state = 'pending' and kind in ('bonus-digest', 'hiring-report'))
    for update)
  insert into mail_deletion (message_key) select ${MESSAGE_KEY} from naming where named && ${names} ${REQUESTED}`;

export type NamedKind = 'candidate' | 'referral-application' | 'user';

/** Stands for a person in `Delivery.named`, also in `erasures.sql.ts`. */
export const personName = (kind: NamedKind, id: number): string => `${kind}:${id}`;
