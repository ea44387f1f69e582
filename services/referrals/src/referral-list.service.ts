import { Injectable } from '@nestjs/common';
import type {
  ListReferrals,
  ReferralOrder,
  ReferralPage,
  ReferralSort,
  ReferralView,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { addDays, parseDay, startOfDay } from './days.js';
import { EMPTY_NAMES, ReferralNamesService } from './referral-names.service.js';
import { REFERRAL_VIEW } from './referral-query.js';

const DEFAULT_PAGE_SIZE = 20;
/** A name, an address and a title have fewer words; more would only cost time. */
const MAX_SEARCH_WORDS = 10;

const normalized = (text: string): string => `lower(public.unaccent(${text}))`;

const ORDERS: Readonly<Record<ReferralOrder, string>> = {
  createdAt: 'r.created_at',
  code: 'r.code',
  referrerName: normalized('coalesce(r.referrer_name, u.full_name, u.username)'),
  jobTitle: normalized('j.title'),
  clicks: 'r.clicks',
  active: 'r.active',
  applications: '(select count(*) from referral_application a where a.referral_id = r.id)',
};

/** Orders by data of other services. */
const ORDERS_BY_NAME: ReadonlySet<ReferralOrder> = new Set(['referrerName', 'jobTitle']);

/** Referrals created from $1 until $2 whose texts contain every word of $3; $4 to $8 are names of users and titles of jobs. */
const MATCHING = `
  from referral r
    left join unnest($4::int[], $5::text[], $6::text[]) as u(id, full_name, username) on u.id = r.referrer_id
    left join unnest($7::int[], $8::text[]) as j(id, title) on j.id = r.job_id
  where ($1::timestamptz is null or r.created_at >= $1) and ($2::timestamptz is null or r.created_at < $2)
    and ${normalized(`concat_ws(E'\\n', r.code, r.referrer_name, r.referrer_email, u.full_name, u.username, j.title)`)}
      like all (select '%' || ${normalized('word')} || '%' from unnest($3::text[]) as word)`;

/** The list of all referrals, for administrators. */
@Injectable()
export class ReferralListService {
  constructor(
    private readonly database: Database,
    private readonly names: ReferralNamesService,
  ) {}

  async page(filter: ListReferrals): Promise<ReferralPage> {
    const { page = 1, limit = DEFAULT_PAGE_SIZE, startDate, endDate, sort = '-createdAt' } = filter;
    const { order, descending } = parseSort(sort);
    const words = wordsOf(filter.search);
    const { userIds, userNames, usernames, jobIds, jobTitles } =
      words.length > 0 || ORDERS_BY_NAME.has(order) ? await this.names.readAll() : EMPTY_NAMES;
    const matching = [
      startDate ? startOfDay(parseDay(startDate, 'startDate')) : null,
      endDate ? startOfDay(addDays(parseDay(endDate, 'endDate'), 1)) : null,
      words,
      userIds,
      userNames,
      usernames,
      jobIds,
      jobTitles,
    ];
    const [referrals, [count]] = await Promise.all([
      this.database.prepared<ReferralView>(
        `referral-page-${sort}`,
        `select ${REFERRAL_VIEW} ${MATCHING} order by ${orderBy(order, descending)} limit $9 offset $10`,
        [...matching, limit, (page - 1) * limit],
      ),
      this.database.prepared<{ total: number }>(
        'referral-total',
        `select count(*)::int as total ${MATCHING}`,
        matching,
      ),
    ]);
    const total = count?.total ?? 0;
    return { referrals, pagination: { page, limit, total, totalPages: Math.ceil(total / limit) } };
  }
}

function parseSort(sort: ReferralSort): { order: ReferralOrder; descending: boolean } {
  const descending = sort.startsWith('-');
  return { order: (descending ? sort.slice(1) : sort) as ReferralOrder, descending };
}

/** Ties are sorted by id in the same direction, so that one index serves both. Missing names are last. */
function orderBy(order: ReferralOrder, descending: boolean): string {
  const direction = descending ? ' desc' : '';
  return `${ORDERS[order]}${direction}${ORDERS_BY_NAME.has(order) ? ' nulls last' : ''}, r.id${direction}`;
}

function wordsOf(search = ''): string[] {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_SEARCH_WORDS);
  return words.map((word) => word.replace(/[\\%_]/g, '\\$&'));
}
