import { Injectable } from '@nestjs/common';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { ListReferrals, ReferralOrder, ReferralPage, ReferralSort } from '@araucaria/contracts';
import { Database, containsPattern } from '@araucaria/database';
import { addDays, parseDay, startOfDay, type Day } from '../records/days.js';
import { EMPTY_NAMES, ReferralNamesService, type Names } from '../records/referral-names.service.js';
import { selectReferrals } from '../records/referral-query.js';
import type { JobRefTable, ReferralTable, ReferralTables } from '../records/referral-tables.js';

const DEFAULT_PAGE_SIZE = 20;
/** A name, an address and a title have fewer words; more would only cost time. */
const MAX_SEARCH_WORDS = 10;

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

  async page(filter: ListReferrals): Promise<ReferralPage> {
    const { page = 1, limit = DEFAULT_PAGE_SIZE } = filter;
    const { matching, sortedRows } = await this.select(filter);
    const [referrals, [count]] = await Promise.all([
      this.database.select(sortedRows.limit(limit).offset((page - 1) * limit)),
      this.database.select(matching.clearSelect().select(sql<number>`count(*)::int`.as('total'))),
    ]);
    const total = count?.total ?? 0;
    return { referrals, pagination: { page, limit, total, totalPages: Math.ceil(total / limit) } };
  }

  async ids(filter: ListReferrals): Promise<number[]> {
    const { sortedRows } = await this.select(filter);
    const rows = await this.database.select(sortedRows.clearSelect().select('referral.id'));
    return rows.map(({ id }) => id);
  }

  private async select({ search, startDate, endDate, sort = '-createdAt' }: ListReferrals) {
    const { order, descending } = parseSort(sort);
    const words = wordsOf(search);
    const names = words.length > 0 || order === 'referrerName' ? await this.names.readAll() : EMPTY_NAMES;
    let matching = withNames(selectReferrals(this.database.kysely<ReferralTables>()), names);
    if (startDate)
      matching = matching.where('referral.created_at', '>=', instantOf(parseDay(startDate, 'startDate')));
    if (endDate)
      matching = matching.where(
        'referral.created_at',
        '<',
        instantOf(addDays(parseDay(endDate, 'endDate'), 1)),
      );
    if (words.length) matching = matching.where(containsEveryWord(words));
    return { matching, sortedRows: sorted(matching, order, descending) };
  }
}

/** Joins the names of referring users as `u` and the copies of jobs as `j`. */
function withNames(query: ReturnType<typeof selectReferrals>, names: Names) {
  const users = sql<NameTables['u']>`unnest(${names.userIds}::int[], ${names.userNames}::text[],
    ${names.usernames}::text[])`.as<'u'>(sql`u(id, full_name, username)`);
  return query
    .leftJoin(users, (join) => join.onRef('u.id', '=', 'referral.referrer_id'))
    .leftJoin('job_ref as j', 'j.id', 'referral.job_id');
}

const instantOf = (day: Day): Date => new Date(startOfDay(day));

const containsEveryWord = (words: string[]): Expression<SqlBool> =>
  sql<SqlBool>`${SEARCHED_TEXT} like all (
    select ${containsPattern(normalized(sql.ref('word')))} from unnest(${words}::text[]) as word)`;

/** Ties are sorted by id in the same direction, so that one index serves both. Missing names are last. */
function sorted(query: ReturnType<typeof withNames>, order: ReferralOrder, descending: boolean) {
  const direction = descending ? 'desc' : 'asc';
  return query
    .orderBy(ORDERS[order], (item) => {
      const directed = descending ? item.desc() : item.asc();
      return ORDERS_BY_NAME.has(order) ? directed.nullsLast() : directed;
    })
    .orderBy('referral.id', direction);
}

function parseSort(sort: ReferralSort): { order: ReferralOrder; descending: boolean } {
  const descending = sort.startsWith('-');
  return { order: (descending ? sort.slice(1) : sort) as ReferralOrder, descending };
}

const wordsOf = (search = ''): string[] => search.split(/\s+/).filter(Boolean).slice(0, MAX_SEARCH_WORDS);
