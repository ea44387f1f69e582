import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  ErasedReferrer,
  ByReferrer,
  OpenBonuses,
  ReferralView,
  ReferrerRecords,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock } from '@araucaria/platform';
import { ApplicationRepository } from './application.repository.js';
import { BonusLedgerService } from './bonus-ledger.service.js';
import { UNPAID_TOTALS } from './unpaid-totals.js';
import { REFERRAL_VIEW } from './referral-query.js';

/** Referrals `r` of a visitor by e-mail ($1) or of users by their ids ($2). */
const OF_REFERRER = `(lower(r.referrer_email) = lower($1) or r.referrer_id = any($2::int[]))`;

const selectOpenBonuses = (referrals: string) => `
  select count(distinct r.id)::int as referrals,
    count(a.id) filter (where a.hire_date is null and a.candidate_erased_at is null)::int as "awaitingHire", ${UNPAID_TOTALS}
  from referral r left join referral_application a on a.referral_id = r.id where ${referrals}`;

/** Exports and erases the data of referrers. */
@Injectable()
export class ReferrersService {
  constructor(
    private readonly database: Database,
    private readonly repository: ApplicationRepository,
    private readonly ledger: BonusLedgerService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async openBonusesOf(userId: number): Promise<OpenBonuses> {
    const [open] = await this.database.prepared<OpenBonuses>(
      'open-of-user',
      selectOpenBonuses('r.referrer_id = $1'),
      [userId],
    );
    return open as OpenBonuses;
  }

  async records(referrer: ByReferrer): Promise<ReferrerRecords> {
    const values = toParameters(referrer);
    const [referrals, applications, [open]] = await Promise.all([
      this.database.prepared<ReferralView>(
        'referrals-of-referrer',
        `select ${REFERRAL_VIEW} from referral r where ${OF_REFERRER} order by r.created_at, r.id`,
        values,
      ),
      this.repository.list('of-referrer', `where ${OF_REFERRER} order by a.created_at, a.id`, values),
      this.database.prepared<OpenBonuses>('open-of-referrer', selectOpenBonuses(OF_REFERRER), values),
    ]);
    const entries = await this.ledger.entriesOfAll(applications.map(({ id }) => id));
    return { referrals, applications, entries, open: open as OpenBonuses };
  }

  /** Erases name and e-mail, and deactivates the links. Amounts, dates and the ledger stay; nothing more is paid. */
  erase(referrer: ByReferrer): Promise<ErasedReferrer> {
    const values = toParameters(referrer);
    return this.database.transaction(async (em) => {
      const now = this.clock.now();
      const ids = await this.lock(em, values);
      if (!ids.length) return { referrals: 0, applicationIds: [], owedCents: 0 };
      const idArray = `{${ids.join()}}`;
      const [open] = await em.execute<OpenBonuses[]>(selectOpenBonuses('r.id = any(?::int[])'), [idArray]);
      await em.execute(
        `update referral set referrer_name = null, referrer_email = null, active = false, erased_at = ?
         where id = any(?::int[])`,
        [now, idArray],
      );
      const applications = await em.execute<Array<{ id: number }>>(
        `update referral_application set referrer_erased_at = ?
         where referral_id = any(?::int[]) and referrer_erased_at is null returning id`,
        [now, idArray],
      );
      for (const { id } of applications) {
        const reason = 'Os dados pessoais de quem indicou foram apagados';
        await this.ledger.add(em, { applicationId: id, kind: 'suspended', reason });
        this.outbox.add(em, 'referral.bonus-suspended', { referralApplicationId: id });
      }
      return {
        referrals: ids.length,
        applicationIds: applications.map(({ id }) => id),
        owedCents: open?.owedCents ?? 0,
      };
    });
  }

  private async lock(em: EntityManager, [email, userIds]: [string | null, number[]]): Promise<number[]> {
    const rows = await em.execute<Array<{ id: number }>>(
      `select r.id from referral r where (lower(r.referrer_email) = lower(?) or r.referrer_id = any(?::int[]))
         and r.erased_at is null order by r.id for update`,
      [email, `{${userIds.join()}}`],
    );
    return rows.map(({ id }) => id);
  }
}

/** The parameters of {@link OF_REFERRER}. @throws {AppError} `VALIDATION_FAILED` without e-mail and ids */
function toParameters({ email, userIds = [] }: ByReferrer): [string | null, number[]] {
  if (!email && !userIds.length)
    throw AppError.invalid([{ field: 'email', message: 'Informe um e-mail válido' }]);
  return [email ?? null, userIds];
}
