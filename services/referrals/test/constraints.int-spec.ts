import { describeConstraints } from '@araucaria/testing';

describeConstraints('referrals', {
  stored: [
    `insert into referral (id, code, referrer_id, referrer_name, referrer_email, job_id, created_at) values
      (1, 'REFABC123', 7, null, null, 9, '2026-01-01T12:00:00Z'),
      (2, 'REFABC124', null, 'Rui', 'Rui@example.com', 5, '2026-01-02T12:00:00Z')`,
    `insert into referral_application (id, referral_id, candidate_id, job_id, first_bonus_cents, second_bonus_cents,
        hire_date, first_due_on, second_due_on, first_paid_on, created_at) values
      (1, 1, 31, 9, 50000, 50001, '2020-01-10', '2020-02-10', '2020-04-10', '2020-02-11', '2020-01-02T12:00:00Z'),
      (2, 2, 32, null, 20000, 20000, null, null, null, null, '2020-01-03T12:00:00Z')`,
    `insert into bonus_entry (application_id, kind, amount_cents, day, at)
      values (1, 'hired', 100001, '2020-01-10', '2020-01-10T03:00:00Z')`,
  ],
  refused: [
    ['update referral set referrer_email = null where id = 2', 'referral_by_someone'],
    [
      'update referral_application set first_paid_on = null, second_paid_on = second_due_on where id = 1',
      'referral_application_order',
    ],
    ['update referral_application set suspended_at = now() where id = 2', 'referral_application_suspended'],
    ["insert into bonus_entry (application_id, kind, at) values (2, 'paid', now())", 'bonus_entry_payment'],
    ['delete from bonus_entry', 'append-only'],
  ],
});
