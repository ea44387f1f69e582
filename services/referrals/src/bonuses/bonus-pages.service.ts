import { Injectable } from '@nestjs/common';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import {
  MAX_COUNTED_RESULTS,
  type BonusFigures,
  type BonusPage,
  type FilterBonuses,
  type ListBonuses,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Clock } from '@araucaria/platform';
import { ApplicationRepository } from '../records/application.repository.js';
import { ReferralNamesService } from '../records/referral-names.service.js';
import type { ReferralTables } from '../records/referral-tables.js';
import { figuresOn, matchingBonuses, needsNames, orderOf } from './bonus-list.sql.js';

const BONUSES_PER_PAGE = 20;
/** Sizes of the first page that the site asks for. */
const PREPARED_LIMITS = new Set([5, 20]);

interface FigureRow extends Record<'overdue' | 'suspended' | 'upcoming' | 'awaitingHire' | 'ended', number> {
  dueInstalments: number;
  overdueCents: number;
  upcomingCents: number;
  awaitingHireCents: number;
  totalCents: number;
}

/** Lists of bonuses: filtered, sorted, cut and added up by PostgreSQL. */
@Injectable()
export class BonusPagesService {
  constructor(
    private readonly database: Database,
    private readonly repository: ApplicationRepository,
    private readonly names: ReferralNamesService,
    private readonly clock: Clock,
  ) {}

  /** The order is that of the ids: PostgreSQL reads whole rows for the page alone. */
  async page({ page = 1, limit = BONUSES_PER_PAGE, ...filter }: ListBonuses): Promise<BonusPage> {
    const { matching, order } = await this.select(filter);
    // Words vary, and later pages are rarely read.
    const isPrepared = page === 1 && PREPARED_LIMITS.has(limit) && !needsNames(filter) && !filter.candidate;
    const [rows, [count]] = await Promise.all([
      this.rows<{ id: number }>(
        sql`select a.id ${matching} order by ${order}
          limit ${isPrepared ? sql.lit(limit) : limit} offset ${isPrepared ? sql.lit(0) : (page - 1) * limit}`,
        isPrepared,
      ),
      this.rows<{ total: number }>(
        sql`select count(*)::int as total
          from (select 1 ${matching} limit ${sql.lit(MAX_COUNTED_RESULTS + 1)}) counted`,
        isPrepared,
      ),
    ]);
    const total = count?.total ?? 0;
    const bonuses = await this.repository.inOrder(rows.map(({ id }) => id));
    return { bonuses, pagination: { page, limit, total, totalPages: Math.ceil(total / limit) } };
  }

  async ids(filter: FilterBonuses): Promise<number[]> {
    const { matching, order } = await this.select(filter);
    const rows = await this.rows<{ id: number }>(sql`select a.id ${matching} order by ${order}`);
    return rows.map(({ id }) => id);
  }

  async figures(): Promise<BonusFigures> {
    const [row] = await this.rows<FigureRow>(figuresOn(this.clock.today()), true);
    const { overdue, suspended, upcoming, awaitingHire, ended, dueInstalments, totalCents } =
      row as FigureRow;
    const { overdueCents, upcomingCents, awaitingHireCents } = row as FigureRow;
    const figure = (bonuses: number, amountCents = 0) => ({ bonuses, amountCents });
    return {
      overdue: figure(overdue, overdueCents),
      suspended: figure(suspended),
      upcoming: figure(upcoming, upcomingCents),
      awaitingHire: figure(awaitingHire, awaitingHireCents),
      ended: figure(ended),
      dueInstalments,
      totalCents,
    };
  }

  private async select(filter: FilterBonuses) {
    const names = needsNames(filter) ? await this.names.readAll() : undefined;
    const today = this.clock.today();
    return {
      matching: matchingBonuses(filter, { today, names }),
      order: orderOf(filter.list, filter.sort ?? 'urgency', today),
    };
  }

  private rows<R>(statement: RawBuilder<unknown>, isPrepared = false): Promise<R[]> {
    const compiled = statement.compile(this.database.kysely<ReferralTables>()) as CompiledQuery<R>;
    const query = { compile: () => compiled };
    return isPrepared ? this.database.selectPrepared(query) : this.database.select(query);
  }
}
