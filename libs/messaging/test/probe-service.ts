import { Injectable, Module, type Type } from '@nestjs/common';
import { Migration } from '@mikro-orm/migrations';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue } from '@araucaria/contracts';
import {
  CREATE_SWEEP_RUN,
  Database,
  DatabaseModule,
  MESSAGING_TABLES,
  RENAME_CRON_RUN,
} from '@araucaria/database';
import { AppError, PlatformModule } from '@araucaria/platform';
import { EventsModule, OnEvent, Outbox } from '../src/index.js';

class CreateProbe extends Migration {
  override up(): void {
    this.addSql(
      'create table effect (id integer generated always as identity, candidate_id integer not null)',
    );
    this.addSql(MESSAGING_TABLES);
    this.addSql(CREATE_SWEEP_RUN);
    this.addSql(RENAME_CRON_RUN);
  }
}

/** A candidate with this id makes every handler fail. */
export const POISON = 666;
/** A candidate with this id needs somebody who is away, until {@link Probe.away} ends. */
export const NEEDS_OTHERS = 503;

/** Tells and hears `candidate.applied`, and writes one row for each event heard. */
@Injectable()
export class Probe {
  away = false;
  /** The fault that POISON makes felt has been mended. */
  digests = false;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  @OnEvent('candidate.applied')
  async onCandidateApplied(
    { candidateId }: EventCatalogue['candidate.applied'],
    em: EntityManager,
  ): Promise<void> {
    await em.execute('insert into effect (candidate_id) values (?)', [candidateId]);
    if (candidateId === NEEDS_OTHERS && this.away) throw new AppError('UNAVAILABLE');
    if (candidateId === POISON && !this.digests) throw new Error('indigestible');
  }

  async publish(candidateId: number, { fail = false } = {}): Promise<void> {
    await this.database.transaction(async (em) => {
      this.outbox.add(em, 'candidate.applied', { candidateId, jobId: null, referralCode: null });
      await em.flush();
      if (fail) throw new Error('changed its mind');
    });
  }

  async effects(): Promise<number[]> {
    const rows = await this.database.rows<{ candidate_id: number }>(
      'select candidate_id from effect order by id',
    );
    return rows.map((row) => row.candidate_id);
  }

  async waiting(): Promise<number> {
    const [row] = await this.database.rows<{ count: string }>(
      'select count(*) from outbox_event where published_at is null',
    );
    return Number(row?.count);
  }
}

const database = () =>
  DatabaseModule.forService({ schema: 'referrals', entities: [], migrations: [CreateProbe] });

/** A service made of nothing but the libraries. */
export function probeModule(providers: Type[] = [Probe]): Type {
  @Module({ imports: [PlatformModule, EventsModule, database()], providers })
  class ProbeModule {}
  return ProbeModule;
}
