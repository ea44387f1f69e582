import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  pagePosition,
  ReferralsRpc,
  type BonusFigures,
  type BonusPage,
  type FilterBonuses,
  type ListBonuses,
} from '@araucaria/contracts';
import { Database, readIds, readPage, selectSql } from '@araucaria/database';
import { Clock, Rpc } from '@araucaria/platform';
import { ApplicationRepository } from '../records/application.repository.js';
import { ReferralNamesService } from '../records/referral-names.service.js';
import { figuresOn, matchingBonuses, needsNames, orderOf } from './bonus-list.sql.js';

const BONUSES_PER_PAGE = 20;
/** Sizes of the first page that the site asks for. */
const PREPARED_LIMITS = new Set([5, 20]);

/** Lists of bonuses: filtered, sorted, cut and added up by PostgreSQL. */
@Injectable()
export class BonusPagesService {
  constructor(
    private readonly database: Database,
    private readonly repository: ApplicationRepository,
    private readonly names: ReferralNamesService,
    private readonly clock: Clock,
  ) {}

  @Rpc(ReferralsRpc.bonusPage)
  async page({ page = 1, limit = BONUSES_PER_PAGE, ...filter }: ListBonuses): Promise<BonusPage> {
    // Words vary, and later pages are rarely read.
    const isPrepared = page === 1 && PREPARED_LIMITS.has(limit) && !needsNames(filter) && !filter.candidate;
    const list = await this.select(filter);
    const { ids, total } = await readPage<number>(this.database, list, { page, limit, isPrepared });
    const bonuses = await this.repository.inOrder(ids);
    return { bonuses, pagination: pagePosition({ page, limit, total }) };
  }

  @Rpc(ReferralsRpc.bonusIds)
  async ids(filter: FilterBonuses): Promise<number[]> {
    return readIds<number>(this.database, await this.select(filter));
  }

  @Rpc(ReferralsRpc.bonusFigures)
  async figures(): Promise<BonusFigures> {
    const statement = figuresOn(this.clock.today());
    const [figures] = await selectSql<BonusFigures>(this.database, statement, { isPrepared: true });
    return figures as BonusFigures;
  }

  private async select(filter: FilterBonuses) {
    const names = needsNames(filter) ? await this.names.readAll() : undefined;
    const today = this.clock.today();
    return {
      id: sql.ref('a.id'),
      matching: matchingBonuses(filter, { today, names }),
      order: orderOf(filter.list, filter.sort ?? 'urgency', today),
    };
  }
}
