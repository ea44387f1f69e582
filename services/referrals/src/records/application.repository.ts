import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReferralApplicationView } from '@araucaria/contracts';
import { anyOf, Database, inOrderOf } from '@araucaria/database';
import { Clock } from '@araucaria/platform';
import { selectApplications, toApplicationView, type ApplicationSelect } from './application-query.js';
import type { Day } from './days.js';
import { ReferralApplication } from './referral-application.entity.js';
import type { ReferralTables } from './referral-tables.js';

/** Reads referral applications as views, and locks them for a change. */
@Injectable()
export class ApplicationRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param narrow adds the conditions and the order of the list */
  async list(narrow: (query: ApplicationSelect) => ApplicationSelect): Promise<ReferralApplicationView[]> {
    const query = narrow(selectApplications(this.database.kysely<ReferralTables>()));
    const rows = await this.database.read(query, { fromReplica: true });
    const today = this.clock.today();
    return rows.map((row) => toApplicationView(row, today));
  }

  /** The applications in the order of the ids; without those that do not exist. */
  async inOrder(ids: readonly number[]): Promise<ReferralApplicationView[]> {
    if (!ids.length) return [];
    const query = selectApplications(this.database.kysely<ReferralTables>()).where('a.id', '=', anyOf(ids));
    const rows = await this.database.read(query, { fromReplica: true, isPrepared: true });
    const today = this.clock.today();
    return inOrderOf(ids, rows).map((row) => toApplicationView(row, today));
  }

  /** The application as the transaction sees it. It must exist. */
  async view(em: EntityManager, id: number, today: Day): Promise<ReferralApplicationView> {
    const query = selectApplications(em.getKysely<ReferralTables>()).where('a.id', '=', id);
    return toApplicationView(await query.executeTakeFirstOrThrow(), today);
  }

  /** Reads the application and locks its row until the transaction of `em` ends. @returns null if there is none */
  async lock(
    em: EntityManager,
    column: 'id' | 'candidate_id',
    value: number,
  ): Promise<ReferralApplication | null> {
    await em
      .getKysely<ReferralTables>()
      .selectFrom('referral_application')
      .select('id')
      .where(column, '=', value)
      .forUpdate()
      .execute();
    return em.findOne(ReferralApplication, column === 'id' ? { id: value } : { candidateId: value });
  }
}
