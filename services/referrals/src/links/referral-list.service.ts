import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import {
  ReferralsRpc,
  addCalendarDays,
  pagePosition,
  type ListReferrals,
  type ReferralOrder,
  type ReferralPage,
  type ReferralSort,
  type ReferralView,
} from '@araucaria/contracts';
import { Database, containsWord, inOrderOf, readIds, readPage, searchWords } from '@araucaria/database';
import { Rpc, dayOf, instantOf } from '@araucaria/platform';
import { REFERRER_KEY, ReferralNamesService, joinedUsers } from '../records/referral-names.service.js';
import { referralsByIds } from '../records/referral-query.js';

const DEFAULT_PAGE_SIZE = 20;

const ORDERS: Readonly<Record<ReferralOrder, RawBuilder<unknown>>> = {
  createdAt: sql`referral.created_at`,
  code: sql`referral.code`,
  referrerName: REFERRER_KEY,
  jobTitle: sql`nullif(j.title_key, '')`,
  clicks: sql`referral.clicks`,
  active: sql`referral.active`,
  applications: sql`(select count(*) from referral_application a where a.referral_id = referral.id)`,
};

/** Orders by texts that may be missing. */
const ORDERS_BY_NAME: ReadonlySet<ReferralOrder> = new Set(['referrerName', 'jobTitle']);

/** The texts that a search looks at, one per line. */
const SEARCHED_TEXT = sql`plain(concat_ws(E'\\n', referral.code, referral.referrer_name, referral.referrer_email, u.full_name,
  u.username, j.title))`;

@Injectable()
export class ReferralListService {
  constructor(
    private readonly database: Database,
    private readonly names: ReferralNamesService,
  ) {}

  @Rpc(ReferralsRpc.all)
  async page({ page = 1, limit = DEFAULT_PAGE_SIZE, ...filter }: ListReferrals): Promise<ReferralPage> {
    const list = await this.select(filter);
    const { ids, total } = await readPage<number>(this.database, list, { page, limit });
    const rows = await this.database.read<ReferralView>(referralsByIds(ids), { fromReplica: true });
    return { referrals: inOrderOf(ids, rows), pagination: pagePosition({ page, limit, total }) };
  }

  @Rpc(ReferralsRpc.allIds)
  async ids(filter: ListReferrals): Promise<number[]> {
    return readIds<number>(this.database, await this.select(filter));
  }

  private async select({ search, startDate, endDate, sort = '-createdAt' }: ListReferrals) {
    const order = sort.replace('-', '') as ReferralOrder;
    const words = searchWords(search);
    const names = words.length > 0 || order === 'referrerName' ? await this.names.readAll() : undefined;
    const conditions = words.map((word): RawBuilder<unknown> => containsWord(SEARCHED_TEXT, word));
    if (startDate) conditions.push(sql`referral.created_at >= ${instantOf(dayOf(startDate))}`);
    if (endDate) conditions.push(sql`referral.created_at < ${instantOf(addCalendarDays(dayOf(endDate), 1))}`);
    return {
      id: sql.ref('referral.id'),
      matching: sql`from referral left join job_ref j on j.id = referral.job_id ${joinedUsers(names)}
        where ${sql.join([sql`true`, ...conditions], sql` and `)}`,
      order: orderOf(sort),
    };
  }
}

/** Ties are sorted by id in the same direction, so that one index serves both. Missing names are last. */
function orderOf(sort: ReferralSort): RawBuilder<unknown> {
  const order = sort.replace('-', '') as ReferralOrder;
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const nulls = sql.raw(ORDERS_BY_NAME.has(order) ? 'nulls last' : '');
  return sql`${ORDERS[order]} ${direction} ${nulls}, referral.id ${direction}`;
}
