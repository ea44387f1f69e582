import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { APPROVED_STATUSES } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock } from '@araucaria/platform';
import { RemovedFiles } from './removed-files.js';

/** People erased in one transaction: few enough to hold their locks for milliseconds. */
const BATCH = 200;

interface Person {
  id: number;
  resume_key: string | null;
}

/** Forgets people: here with all that belongs to them, elsewhere by telling. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly files: RemovedFiles,
    private readonly clock: Clock,
  ) {}

  async erase(id: number): Promise<void> {
    const erased = await this.eraseWhere('id = ?', [id]);
    if (!erased) throw new AppError('NOT_FOUND', 'Candidato não encontrado');
    this.files.removeSoon();
  }

  /** Whoever is being hired from the talent bank is no longer an entry that waits there. */
  async expireRetention(): Promise<{ candidates: number }> {
    const approved = `{${APPROVED_STATUSES.join()}}`;
    return this.eraseAll('retention_until < ? and status <> all(?::text[])', [this.clock.now(), approved]);
  }

  async referrerMentions(email: string): Promise<{ candidates: number }> {
    const [count] = await this.database.rows<{ candidates: number }>(
      'select count(*)::int as candidates from candidate where lower(referrer_email) = lower($1)',
      [email],
    );
    return count ?? { candidates: 0 };
  }

  /** Removes what candidates typed about whoever referred them. */
  async eraseReferrer(email: string): Promise<{ candidates: number }> {
    const rows = await this.database.rows(
      `update candidate set referrer_name = null, referrer_email = null
       where lower(referrer_email) = lower($1) returning id`,
      [email],
    );
    return { candidates: rows.length };
  }

  clean(): Promise<{ candidates: number }> {
    return this.eraseAll('true', [], true);
  }

  private async eraseAll(
    condition: string,
    values: unknown[],
    cleaning = false,
  ): Promise<{ candidates: number }> {
    let candidates = 0;
    for (let erased = BATCH; erased === BATCH; candidates += erased) {
      erased = await this.eraseWhere(condition, values, cleaning);
    }
    if (candidates) this.files.removeSoon();
    return { candidates };
  }

  private eraseWhere(condition: string, values: unknown[], cleaning = false): Promise<number> {
    return this.database.transaction(async (em) => {
      const people = await em.execute<Person[]>(
        `select id, resume_key from candidate where ${condition} order by id limit ${BATCH} for update`,
        values,
      );
      await this.forget(em, people, cleaning);
      return people.length;
    });
  }

  private async forget(em: EntityManager, people: Person[], cleaning: boolean): Promise<void> {
    if (!people.length) return;
    const ids = people.map(({ id }) => id);
    const keys = people.flatMap(({ resume_key: key }) => (key ? [key] : []));
    await em.execute('delete from candidate where id = any(?::int[])', [`{${ids.join()}}`]);
    await this.files.add(em, keys);
    for (const candidateId of ids)
      this.outbox.add(em, 'candidate.erased', cleaning ? { candidateId, cleaning } : { candidateId });
  }
}
