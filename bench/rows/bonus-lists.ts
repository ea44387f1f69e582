import { pageGroup, pageRow } from './page-rows.ts';

/** As the page of bonuses asks for its rows. */
const DOCUMENT = `query ($list: BonusList!, $situation: BonusSituation, $search: String, $sort: String, $limit: Int) {
  bonusPage(list: $list, situation: $situation, search: $search, sort: $sort, limit: $limit) {
    bonuses {
      id candidateId candidateName candidateStatus person { id applications { id jobTitle status createdAt } }
      referrerId referrerName referrerActive jobTitle status statusLabel isHired hireDate
      firstBonusAmount firstBonusDueDate firstBonusPaid firstBonusPaidDate firstBonusPaidBy
      secondBonusAmount secondBonusDueDate secondBonusPaid secondBonusPaidDate secondBonusPaidBy
      totalBonusAmount paymentStatus hold holdLabel createdAt
    }
    pagination { page total }
  }
}`;

interface BonusPage {
  bonusPage: { bonuses: Array<{ id: number }>; pagination: { total: number } };
}

const NEXT_DUE = 'case when a.first_paid_on is null then a.first_due_on else a.second_due_on end';
/** No referrer is erased, and no bonus is released, in the generated data. */
const HELD = `(a.self_referral_at is not null or a.suspension is not null)`;
const ENDED = `(a.hire_date is null and a.first_paid_on is null and a.suspension = 'candidate_rejected' is true)`;
/** Unpaid, and possible. */
const PREDICTED = `a.second_paid_on is null and (a.hire_date is not null or a.candidate_erased_at is null)`;
const TODAY = `(now() at time zone 'America/Sao_Paulo')::date`;
const URGENCY = `case when ${ENDED} then 7 when ${HELD} then 2 when ${NEXT_DUE} is null then 5 when ${NEXT_DUE} <= ${TODAY} then 1
  when ${NEXT_DUE} <= ${TODAY} + 30 then 3 else 4 end`;
const BY_DUE = `${NEXT_DUE} nulls last, a.created_at desc, a.id desc`;

export const group = pageGroup(
  {
    document: DOCUMENT,
    pageSize: 20,
    pageIn: ({ bonusPage: { bonuses, pagination } }: BonusPage) => ({
      ids: bonuses.map(({ id }) => id),
      total: pagination.total,
    }),
    columns: 'a.*, r.code, r.referrer_name, j.title',
    matching: `from referrals.referral_application a join referrals.referral r on r.id = a.referral_id
      left join referrals.job_ref j on j.id = a.job_id where`,
  },
  [
    pageRow(
      'bonuses-first-page',
      'bonuses, first page by urgency',
      {
        variables: { list: 'predicted', situation: 'open' },
        where: `${PREDICTED} and not ${ENDED}`,
        orderBy: `${URGENCY}, ${BY_DUE}`,
      },
      { isFirst: true },
    ),
    pageRow('bonuses-completed', 'completed bonuses', {
      variables: { list: 'completed' },
      where: 'a.second_paid_on is not null',
      orderBy: 'a.second_paid_on desc, a.id desc',
    }),
    pageRow('bonuses-search', 'bonuses, search, frequent word', {
      variables: { list: 'predicted', situation: 'open', search: 'Silva' },
      where: `${PREDICTED} and not ${ENDED}
        and (a.name_key like '%silva%' or referrals.plain(r.referrer_name) like '%silva%' or j.title_key like '%silva%')`,
      orderBy: `${URGENCY}, ${BY_DUE}`,
    }),
    pageRow('bonuses-by-name', 'bonuses, sorted by name', {
      variables: { list: 'predicted', situation: 'open', sort: 'candidate' },
      where: `${PREDICTED} and not ${ENDED}`,
      orderBy: `a.name_key nulls last, ${URGENCY}, ${BY_DUE}`,
    }),
  ],
);
