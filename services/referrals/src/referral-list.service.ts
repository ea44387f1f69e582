import { Injectable } from '@nestjs/common';
import type {
  ListReferrals,
  ReferralOrder,
  ReferralPage,
  ReferralSort,
  ReferralView,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { addDays, readDay, startOfDay } from './calendar.js';
import { NO_NAMES, ReferralNames } from './referral-names.service.js';
import { REFERRAL_VIEW } from './referral-rows.js';

const PAGE = 20;
/** More words than a name, an address and a title have only cost time. */
const MAX_WORDS = 10;

const plain = (text: string): string => `lower(public.unaccent(${text}))`;

const ORDERS: Readonly<Record<ReferralOrder, string>> = {
  createdAt: 'r.created_at',
  code: 'r.code',
  referrerName: plain('coalesce(r.referrer_name, u.full_name, u.username)'),
  jobTitle: plain('j.title'),
  clicks: 'r.clicks',
  active: 'r.active',
  applications: '(select count(*) from referral_application a where a.referral_id = r.id)',
};

/** Orders by what another service holds. */
const NAMED: ReadonlySet<ReferralOrder> = new Set(['referrerName', 'jobTitle']);

/** Referrals created from $1 until $2 in whose texts every word of $3 stands; $4 to $8 are names of others. */
const MATCHING = `
  from referral r
    left join unnest($4::int[], $5::text[], $6::text[]) as u(id, full_name, username) on u.id = r.referrer_id
    left join unnest($7::int[], $8::text[]) as j(id, title) on j.id = r.job_id
  where ($1::timestamptz is null or r.created_at >= $1) and ($2::timestamptz is null or r.created_at < $2)
    and ${plain(`concat_ws(E'\\n', r.code, r.referrer_name, r.referrer_email, u.full_name, u.username, j.title)`)}
      like all (select '%' || ${plain('word')} || '%' from unnest($3::text[]) as word)`;

/** Everybody's referrals, for administrators. */
@Injectable()
export class ReferralList {
  constructor(
    private readonly database: Database,
    private readonly names: ReferralNames,
  ) {}

  async page(filter: ListReferrals): Promise<ReferralPage> {
    const { page = 1, limit = PAGE, startDate, endDate, sort = '-createdAt' } = filter;
    const { order, down } = parsed(sort);
    const words = wordsOf(filter.search);
    const { userIds, userNames, usernames, jobIds, jobTitles } =
      words.length > 0 || NAMED.has(order) ? await this.names.ofAll() : NO_NAMES;
    const matching = [
      startDate ? startOfDay(readDay(startDate, 'startDate')) : null,
      endDate ? startOfDay(addDays(readDay(endDate, 'endDate'), 1)) : null,
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
        `select ${REFERRAL_VIEW} ${MATCHING} order by ${orderBy(order, down)} limit $9 offset $10`,
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

function parsed(sort: ReferralSort): { order: ReferralOrder; down: boolean } {
  const down = sort.startsWith('-');
  return { order: (down ? sort.slice(1) : sort) as ReferralOrder, down };
}

/** Ties go by id in the same direction, so that one index serves both; a name may be missing, and then comes last. */
function orderBy(order: ReferralOrder, down: boolean): string {
  const direction = down ? ' desc' : '';
  return `${ORDERS[order]}${direction}${NAMED.has(order) ? ' nulls last' : ''}, r.id${direction}`;
}

function wordsOf(search = ''): string[] {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return words.map((word) => word.replace(/[\\%_]/g, '\\$&'));
}
