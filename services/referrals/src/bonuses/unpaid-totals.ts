import { sql } from 'kysely';

/** Number of hired applications `a` with an unpaid instalment, and the sum of these instalments in cents. */
export const unpaidTotals = [
  sql<number>`count(*) filter (where a.hire_date is not null and a.second_paid_on is null)::int`.as(
    'owedBonuses',
  ),
  sql<number>`coalesce(sum(
    case when a.hire_date is null then 0 else
      case when a.first_paid_on is null then a.first_bonus_cents else 0 end +
      case when a.second_paid_on is null then a.second_bonus_cents else 0 end
    end), 0)::int`.as('owedCents'),
] as const;
