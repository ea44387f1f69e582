import { Injectable } from '@nestjs/common';
import { ReferralsRpc, type ReferralCounts } from '@araucaria/contracts';
import { Database, correctRowCounts, foldRowCounts } from '@araucaria/database';
import { Cron } from '@araucaria/messaging';
import { Clock, log, Rpc } from '@araucaria/platform';
import { HOLD_REASON, NEXT_DUE } from './application-query.js';
import { REFERRAL_COUNTS } from './referral-counts.sql.js';

/** The columns are those of the index `referral_application_unpaid`. The second instalment is paid after the first. */
const COUNTS_SQL = `
  select (select coalesce(sum(counted), 0)::int from referral_count) as referrals,
    count(*)::int as "owedBonuses",
    coalesce(sum(second_bonus_cents + case when first_paid_on is null then first_bonus_cents else 0 end), 0)::int as "owedCents"
  from referral_application where hire_date is not null and second_paid_on is null`;

/** Reads the unpaid applications of that index whose next instalment is due. */
const DUE_SQL = `
  select count(*)::int as due from referral_application a
  where hire_date is not null and second_paid_on is null and (${HOLD_REASON}) is null
    and ${NEXT_DUE} <= $1::date`;

@Injectable()
export class ReferralCountsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Rpc(ReferralsRpc.counts)
  async read(): Promise<ReferralCounts> {
    const [counts] = await this.database.read<ReferralCounts>({ name: 'referral-counts', text: COUNTS_SQL });
    return counts as ReferralCounts;
  }

  /** Bonuses of which an instalment is due today or was before, as `paymentStatus` decides for each of them. */
  @Rpc(ReferralsRpc.dueBonuses)
  async due(): Promise<number> {
    const [counted] = await this.database.read<{ due: number }>({
      name: 'due-bonuses',
      text: DUE_SQL,
      values: [this.clock.today()],
    });
    return counted?.due ?? 0;
  }

  @Cron('referral-counts', '*/10 * * * *')
  async fold(): Promise<{ folded: number }> {
    return { folded: await this.database.transaction((em) => foldRowCounts(em, REFERRAL_COUNTS)) };
  }

  /** They never differ unless there is a fault. */
  @Cron('referral-counts-check', '30 4 * * *')
  async correct(): Promise<{ corrected: number }> {
    const corrected = await this.database.transaction((em) => correctRowCounts(em, REFERRAL_COUNTS));
    if (corrected) log.error({ corrected }, 'the counts of referrals differed from the referrals');
    return { corrected };
  }
}
