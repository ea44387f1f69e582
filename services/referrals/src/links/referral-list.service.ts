import { Injectable } from '@nestjs/common';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import {
  pagePosition,
  ReferralsRpc,
  addCalendarDays,
  type ListReferrals,
  type ReferralOrder,
  type ReferralPage,
  type ReferralSort,
} from '@araucaria/contracts';
import {
  anyOf,
  Database,
  containsPattern,
  inOrderOf,
  readIds,
  readPage,
  searchWords,
} from '@araucaria/database';
import { Rpc, instantOf } from '@araucaria/platform';
import { parseDay } from '../records/days.js';
import { EMPTY_NAMES, ReferralNamesService, type Names } from '../records/referral-names.service.js';
import { selectReferrals } from '../records/referral-query.js';
import type { JobRefTable, ReferralTable, ReferralTables } from '../records/referral-tables.js';

const DEFAULT_PAGE_SIZE = 20;

/** Names of users, which another service stores, as a table of the statement, and the copies of jobs. */
interface NameTables {
  referral: ReferralTable;
  u: { id: number; full_name: string | null; username: string };
  j: JobRefTable;
}

/** Expressions on referrals, their referring users `u` and their jobs `j`. */
const named = expressionBuilder<NameTables, keyof NameTables>();

/** Without accents and in lower case, so that neither matters for the search and the order. */
const normalized = (text: Expression<unknown>) => sql<string>`lower(public.unaccent(${text}))`;

const ORDERS: Readonly<Record<ReferralOrder, Expression<unknown>>> = {
  createdAt: named.ref('referral.created_at'),
  code: named.ref('referral.code'),
  referrerName: normalized(named.fn.coalesce('referral.referrer_name', 'u.full_name', 'u.username')),
  jobTitle: sql`nullif(j.title_key, '')`,
  clicks: named.ref('referral.clicks'),
  active: named.ref('referral.active'),
  applications: sql`(select count(*) from referral_application a where a.referral_id = referral.id)`,
};

/** Orders by texts that may be missing. */
const ORDERS_BY_NAME: ReadonlySet<ReferralOrder> = new Set(['referrerName', 'jobTitle']);

/** The texts that a search looks at, one per line. */
const SEARCHED_TEXT = normalized(
  sql`concat_ws(E'\\n', referral.code, referral.referrer_name, referral.referrer_email, u.full_name, u.username, j.title)`,
);

/** The list of all referrals, for administrators. */
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
    const rows = await this.database.read(
      selectReferrals(this.database.kysely<ReferralTables>()).where('referral.id', '=', anyOf(ids)),
      { fromReplica: true, isPrepared: true },
    );
    return { referrals: inOrderOf(ids, rows), pagination: pagePosition({ page, limit, total }) };
  }

  @Rpc(ReferralsRpc.allIds)
  async ids(filter: ListReferrals): Promise<number[]> {
    return readIds<number>(this.database, await this.select(filter));
  }

  private async select({ search, startDate, endDate, sort = '-createdAt' }: ListReferrals) {
    const { order, descending } = parseSort(sort);
    const words = searchWords(search);
    const names = words.length > 0 || order === 'referrerName' ? await this.names.readAll() : EMPTY_NAMES;
    const conditions: Array<Expression<unknown>> = [];
    if (startDate)
      conditions.push(named('referral.created_at', '>=', instantOf(parseDay(startDate, 'startDate'))));
    if (endDate)
      conditions.push(
        named('referral.created_at', '<', instantOf(addCalendarDays(parseDay(endDate, 'endDate'), 1))),
      );
    if (words.length) conditions.push(containsEveryWord(words));
    return {
      id: sql.ref('referral.id'),
      matching: sql`${fromNamed(names)} where ${sql.join([sql`true`, ...conditions], sql` and `)}`,
      order: orderBy(order, descending),
    };
  }
}

/** Referrals with the names of referring users as `u` and the copies of jobs as `j`. */
const fromNamed = ({ userIds, userNames, usernames }: Names) => sql`from referral
  left join unnest(${userIds}::int[], ${userNames}::text[], ${usernames}::text[]) as u(id, full_name, username)
    on u.id = referral.referrer_id
  left join job_ref j on j.id = referral.job_id`;

const containsEveryWord = (words: string[]): Expression<SqlBool> =>
  sql<SqlBool>`${SEARCHED_TEXT} like all (
    select ${containsPattern(normalized(sql.ref('word')))} from unnest(${words}::text[]) as word)`;

/** Ties are sorted by id in the same direction, so that one index serves both. Missing names are last. */
function orderBy(order: ReferralOrder, descending: boolean) {
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const nulls = sql.raw(ORDERS_BY_NAME.has(order) ? 'nulls last' : '');
  return sql`${ORDERS[order]} ${direction} ${nulls}, referral.id ${direction}`;
}

function parseSort(sort: ReferralSort): { order: ReferralOrder; descending: boolean } {
  const descending = sort.startsWith('-');
  return { order: (descending ? sort.slice(1) : sort) as ReferralOrder, descending };
}
