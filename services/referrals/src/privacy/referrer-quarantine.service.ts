import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CandidatesClient,
  DAY_MS,
  MAX_REPORTED_IDS,
  QUARANTINE_DAYS,
  ReferralsRpc,
  type ById,
  type EventCatalogue,
  type QuarantinedRecord,
  type RetentionResult,
} from '@araucaria/contracts';
import { Database, isHoldInForceSql, isoInstantSql } from '@araucaria/database';
import { OnEvent, Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc } from '@araucaria/platform';
import { ReferrersService } from './referrers.service.js';

/** A visitor who refers, with all referrals of the same e-mail address. */
interface Person {
  email: string;
  /** Ascending. */
  ids: number[];
  /** Milliseconds since 1970. */
  lastActivityMs: number;
  /** When the last of the referrals was put into quarantine, in milliseconds since 1970; null: at least one is not in quarantine. */
  quarantinedMs: number | null;
  isPartlyQuarantined: boolean;
  isHired: boolean;
  isHeld: boolean;
}

const SELECT_PERSONS = `
  select lower(r.referrer_email) as email, array_agg(distinct r.id order by r.id) as ids,
    extract(epoch from greatest(max(r.created_at), max(r.restored_at), max(a.created_at)))::float8 * 1000
      as "lastActivityMs",
    case when bool_and(r.quarantined_at is not null)
      then extract(epoch from max(r.quarantined_at))::float8 * 1000 end as "quarantinedMs",
    bool_or(r.quarantined_at is not null) and bool_or(r.quarantined_at is null) as "isPartlyQuarantined",
    coalesce(bool_or(a.hire_date is not null), false) as "isHired",
    coalesce(bool_or(h.referral_id is not null), false) as "isHeld"
  from referral_record r
    left join referral_application a on a.referral_id = r.id
    left join legal_hold h on h.referral_id = r.id and ${isHoldInForceSql('?', 'h')}
  where r.erased_at is null and r.referrer_email is not null
  group by 1 order by min(r.id)`;

/** The part of a retention run that concerns visitors who refer. Users who refer have their account's term. */
@Injectable()
export class ReferrerQuarantineService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly referrers: ReferrersService,
    private readonly clock: Clock,
    private readonly candidates: CandidatesClient,
  ) {}

  @OnEvent('retention.requested')
  async run(
    { runId, dryRun, terms }: EventCatalogue['retention.requested'],
    em: EntityManager,
  ): Promise<void> {
    const term = terms.find(({ kind }) => kind === 'referrers');
    const results = term ? [await this.runReferrers(em, term.termDays, dryRun)] : [];
    this.outbox.add(em, 'retention.finished', { runId, service: 'referrals', results });
  }

  @Rpc(ReferralsRpc.quarantined)
  list(): Promise<QuarantinedRecord[]> {
    return this.database.read<QuarantinedRecord>({
      text: `select 'referrer' as person, min(r.id) as id, min(r.referrer_name) as name, 'referrers' as kind,
         ${isoInstantSql('max(r.quarantined_at)')} as "quarantinedAt",
         bool_or(h.referral_id is not null) as held
       from referral_record r
         left join legal_hold h on h.referral_id = r.id and ${isHoldInForceSql('$1', 'h')}
       where r.quarantined_at is not null
       group by lower(r.referrer_email) order by max(r.quarantined_at), min(r.id) limit 1000`,
      values: [this.clock.today()],
    });
  }

  /** @throws {AppError} `NOT_FOUND` if the referrer of this referral is not in quarantine */
  @Rpc(ReferralsRpc.restoreQuarantined)
  async restore({ id }: ById): Promise<void> {
    await this.database.transaction(async (em) => {
      const restored = await em.execute(
        `update referral_record set quarantined_at = null, restored_at = ?
         where quarantined_at is not null
           and lower(referrer_email) = (select lower(referrer_email) from referral_record where id = ?)
         returning id`,
        [this.clock.now(), id],
      );
      if (!restored.length) throw new AppError('NOT_FOUND', 'Esta pessoa não está em quarentena.');
      this.outbox.audit(em, { action: 'quarantine.restored', subject: 'referrer', subjectId: id });
    });
  }

  private async runReferrers(em: EntityManager, termDays: number, dryRun: boolean): Promise<RetentionResult> {
    const now = this.clock.now();
    const beforeMs = (days: number) => now.getTime() - days * DAY_MS;
    const isErasable = ({ quarantinedMs, isHired, isHeld }: Person) =>
      quarantinedMs !== null && quarantinedMs <= beforeMs(QUARANTINE_DAYS) && !isHired && !isHeld;
    const selectPersons = () => em.execute<Person[]>(SELECT_PERSONS, [this.clock.today()]);
    // Candidates erase first: no call is made under the locks. The address travels in a call, because queues hold no personal data.
    const emails = new Set<string>();
    if (!dryRun)
      for (const { email } of (await selectPersons()).filter(isErasable)) {
        await this.candidates.eraseReferrer({ email });
        emails.add(email);
      }
    // New referrals, applications and holds wait, so that nothing changes between the decision and the erasure.
    if (!dryRun)
      await em.execute(
        'lock table referral_record, referral_application, legal_hold in share row exclusive mode',
      );
    const persons = await selectPersons();
    const ended = persons.filter(
      (one) => one.quarantinedMs === null && one.lastActivityMs < beforeMs(termDays),
    );
    const expired = persons.filter(
      ({ quarantinedMs }) => quarantinedMs !== null && quarantinedMs <= beforeMs(QUARANTINE_DAYS),
    );
    const due = ended.filter(({ isHired, isHeld }) => !isHired && !isHeld);
    const erasable = persons.filter((one) => isErasable(one) && (dryRun || emails.has(one.email)));
    if (!dryRun) {
      await setQuarantine(em, persons.filter(hasReturned), null);
      await setQuarantine(em, due, now);
      for (const { ids } of erasable) {
        await this.referrers.eraseReferrals(em, ids);
        this.outbox.audit(em, { action: 'erase-referrer.done', subject: 'referrer', subjectId: ids[0] });
      }
    }
    return {
      kind: 'referrers',
      due: due.length,
      dueIds: firstIds(due),
      expired: erasable.length,
      expiredIds: firstIds(erasable),
      held: [...ended, ...expired].filter(({ isHired, isHeld }) => isHeld && !isHired).length,
      kept: ended.filter(({ isHired }) => isHired).length,
    };
  }
}

/** A visitor who referred again, or was referred to by a hire, during the quarantine is no longer due. */
const hasReturned = ({ isPartlyQuarantined, isHired, quarantinedMs }: Person): boolean =>
  quarantinedMs === null ? isPartlyQuarantined : isHired;

async function setQuarantine(em: EntityManager, persons: Person[], since: Date | null): Promise<void> {
  const ids = persons.flatMap((person) => person.ids);
  await em.execute('update referral_record set quarantined_at = ? where id = any(?::int[])', [
    since,
    `{${ids.join()}}`,
  ]);
}

const firstIds = (persons: Person[]): number[] =>
  persons.flatMap(({ ids }) => ids[0] ?? []).slice(0, MAX_REPORTED_IDS);
