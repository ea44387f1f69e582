import { randomUUID } from 'node:crypto';
import { Injectable, Module, type Type } from '@nestjs/common';
import { Migration } from '@mikro-orm/migrations';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallerName, EventCatalogue, EventMessage } from '@araucaria/contracts';
import { Database, DatabaseModule } from '@araucaria/database';
import { CREATE_CRON_RUN, MESSAGING_TABLES } from '@araucaria/database/migrations';
import { AppError, EventSigner, PlatformModule } from '@araucaria/platform';
import { callKeys, privateCallKey } from '@araucaria/testing/service';
import { EventsModule, OnEvent, OnEventGroup, Outbox, type ReceivedEvent } from '../src/index.js';

class CreateProbe extends Migration {
  override up(): void {
    this.addSql(
      'create table effect (id integer generated always as identity, candidate_id integer not null)',
    );
    this.addSql(MESSAGING_TABLES);
    this.addSql(CREATE_CRON_RUN);
  }
}

/** The handler fails for this candidate, until {@link Probe.acceptsPoison}. */
export const POISON = 666;
/** The handler needs a dependency for this candidate; see {@link Probe.isDependencyDown}. */
export const NEEDS_DEPENDENCY = 503;

/** Referrals subscribes to applications with a referral code only. */
const CODE = 'REFAB12CD';

/** A message of the queue of the probe, as the relay of a service writes it. */
export const message = (candidateId: number, signer: CallerName = 'candidates'): EventMessage =>
  new EventSigner(privateCallKey(signer)).signed('referrals', {
    id: randomUUID(),
    name: 'candidate.applied',
    payload: { candidateId, jobId: null, referralCode: CODE },
    occurredAt: new Date().toISOString(),
    requestId: null,
  });

/** Publishes and handles `candidate.applied`; writes one row per handled event. */
@Injectable()
export class Probe {
  isDependencyDown = false;
  /** Simulates a corrected handler. */
  acceptsPoison = false;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** Transactions of PostgreSQL in which events were handled. */
  readonly transactions = new Set<string>();

  @OnEvent('candidate.applied', { grouped: true })
  async onCandidateApplied(
    { candidateId }: EventCatalogue['candidate.applied'],
    em: EntityManager,
  ): Promise<void> {
    await em.execute('insert into effect (candidate_id) values (?)', [candidateId]);
    const [row] = await em.execute<Array<{ id: string }>>('select pg_current_xact_id()::text as id');
    this.transactions.add(row?.id ?? '');
    if (candidateId === NEEDS_DEPENDENCY && this.isDependencyDown) throw new AppError('UNAVAILABLE');
    if (candidateId === POISON && !this.acceptsPoison) throw new Error('the handler failed');
  }

  async publish(candidateId: number, { fail = false } = {}): Promise<void> {
    await this.publishAll([candidateId], { fail });
  }

  /** Publishes several events in one transaction. */
  async publishAll(
    candidateIds: number[],
    { fail = false, referralCode = CODE }: { fail?: boolean; referralCode?: string | null } = {},
  ): Promise<void> {
    await this.database.transaction(async (em) => {
      for (const candidateId of candidateIds)
        this.outbox.add(em, 'candidate.applied', { candidateId, jobId: null, referralCode });
      await em.flush();
      if (fail) throw new Error('rolled back');
    });
  }

  async effects(): Promise<number[]> {
    const rows = await this.database.read<{ candidate_id: number }>({
      text: 'select candidate_id from effect order by id',
    });
    return rows.map((row) => row.candidate_id);
  }

  async waiting(): Promise<number> {
    const [row] = await this.database.read<{ count: string }>({
      text: 'select count(*) from outbox_event where published_at is null',
    });
    return Number(row?.count);
  }
}

/** Handles `candidate.applied` in groups, but each application to the talent bank alone. */
@Injectable()
export class GroupProbe {
  /** Ids of the candidates of each group. */
  readonly groups: number[][] = [];

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  @OnEventGroup('candidate.applied', { maxEvents: 10, isGrouped: ({ jobId }) => jobId !== null })
  async onCandidatesApplied(events: Array<ReceivedEvent<'candidate.applied'>>): Promise<void> {
    this.groups.push(events.map(({ message }) => message.payload.candidateId));
    await Promise.resolve();
  }

  /** Publishes several events in one transaction. */
  async publishAll(
    applications: ReadonlyArray<{ candidateId: number; jobId: number | null }>,
  ): Promise<void> {
    await this.database.transaction((em) => {
      for (const application of applications)
        this.outbox.add(em, 'candidate.applied', { ...application, referralCode: CODE });
      return Promise.resolve();
    });
  }
}

const database = () =>
  DatabaseModule.forService({ schema: 'referrals', entities: [], migrations: [CreateProbe] });

/**
 * A service with these providers only. It signs as the publisher of its event.
 * @param publisher another one signs instead
 */
export function probeModule(providers: Type[] = [Probe], publisher: CallerName = 'candidates'): Type {
  Object.assign(process.env, callKeys(publisher));
  @Module({ imports: [PlatformModule, EventsModule, database()], providers })
  class ProbeModule {}
  return ProbeModule;
}
