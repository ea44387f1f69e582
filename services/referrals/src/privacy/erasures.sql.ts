import type { RepeatableErasure } from '@araucaria/database';

const REASON = 'Os dados pessoais de quem indicou foram apagados';

/** Erasures of referrers, as `ReferrersService` does them, and of the copied names of candidates. */
export const ERASURES: readonly RepeatableErasure[] = [
  {
    kind: 'candidate',
    repeat: ['update referral_application set candidate_name = null where candidate_id = any($1)'],
  },
  {
    kind: 'referral',
    erased: 'select id, erased_at as at from referral_record where erased_at is not null',
    repeat: [
      `update referral_record set referrer_name = null, referrer_email = null, active = false, erased_at = now(),
         quarantined_at = null where id = any($1) and erased_at is null`,
      'delete from legal_hold where referral_id = any($1)',
    ],
  },
  {
    kind: 'referral-application',
    erased:
      'select id, referrer_erased_at as at from referral_application where referrer_erased_at is not null',
    repeat: [
      `with erased as (
         update referral_application set referrer_erased_at = now()
         where id = any($1) and referrer_erased_at is null returning id
       ), suspended as (
         insert into bonus_entry (application_id, kind, reason, at)
         select id, 'suspended', '${REASON}', now() from erased
       ), published as (
         insert into outbox_event (id, name, payload, occurred_at)
         select gen_random_uuid(), 'referral.bonus-suspended', jsonb_build_object('referralApplicationId', id), now()
         from erased
       )
       insert into outbox_event (id, name, payload, occurred_at)
       select gen_random_uuid(), 'referrer.erased', jsonb_build_object('referralApplicationIds', jsonb_agg(id)), now()
       from erased having count(*) > 0`,
    ],
  },
];
