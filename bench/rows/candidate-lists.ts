import { dayOfUtcDate, DAY_MS } from '@araucaria/contracts';
import { sendJson } from '../harness/http-client.ts';
import { atMost, type Limit } from '../harness/limits.ts';
import { warmUp } from '../harness/measure.ts';
import type { RowDefinition, RowGroup } from '../harness/row.ts';
import {
  assertSamePage,
  connectTo,
  KEPT_TOTAL_SQL,
  pageSql,
  type CandidatePage,
  type CandidateQuery,
} from './candidate-sql.ts';
import { compareTimes } from './compare.ts';
import { listSide, statementsSide, unchangedListSide } from './sides.ts';

const OWN_SQL = "the page's own SQL, direct";
const OWN_SQL_WITH_TOTAL = "the page's own SQL and that of its total, direct";
const FIRST_PAGE = 'the first page';
const FIRST_PATH = '/api/candidates';
/**
 * Rounds of warm-up before the first row, many requests at once. One request at a time reaches too few for V8 to compile:
 * then the first row costs twice what the last one does.
 */
const WARM_UP_ROUNDS = 10;
const WARM_UP_CONCURRENCY = 16;

interface ListRow extends RowDefinition {
  /** Parameters of the product's list, and the same as SQL. */
  query: (candidates: number) => { path: string } & CandidateQuery;
  /** Requests of a list that has not changed since the request before, which the gateway has cached. */
  isUnchanged?: boolean;
}

/** The page that lies as far back in a smaller database as page 49,000 does in a million candidates. */
const pageOf = (candidates: number, pageOfMillion: number): number =>
  Math.max(1, Math.floor((pageOfMillion * candidates) / 1_000_000));

const firstPage = (name: string, title: string, line: readonly Limit[]): ListRow => ({
  ...{ name: `candidates-${name}`, title, baseline: OWN_SQL_WITH_TOTAL, line },
  goal: [atMost('p50Ms', 5), atMost('p99Ms', 15)],
  query: () => ({ path: '' }),
});

const againstFirstPage = (
  name: string,
  title: string,
  maxRatio: number,
  query: ListRow['query'],
): ListRow => ({
  ...{ name: `candidates-${name}`, title, baseline: FIRST_PAGE, query },
  line: [atMost('p50Ratio', maxRatio)],
  goal: [atMost('p50Ms', 10)],
});

const againstOwnSql = (name: string, title: string, goalMs: number, query: ListRow['query']): ListRow => ({
  ...{ name: `candidates-${name}`, title, baseline: OWN_SQL, query },
  line: [atMost('p50OverTwiceMs', 5)],
  goal: [atMost('p50Ms', goalMs)],
});

const search = (name: string, title: string, goalMs: number, words: string): ListRow =>
  againstOwnSql(`search-${name}`, title, goalMs, (candidates) => {
    const word = words.replace('{id}', String(Math.ceil(candidates / 2)));
    return {
      path: `?search=${encodeURIComponent(word)}`,
      where: `c.search_text like '%' || candidates.plain('${word}') || '%'`,
    };
  });

const ROWS: ListRow[] = [
  {
    ...firstPage('first-page', 'candidates, first page', [atMost('p50Ratio', 3)]),
    isUnchanged: true,
  },
  firstPage('first-page-changed', 'candidates, first page, after a change', []),
  ...[1_000, 49_000].map((number) =>
    againstFirstPage(`page-${number}`, `page ${number.toLocaleString('en')}`, 5, (candidates) => ({
      path: `?page=${pageOf(candidates, number)}`,
      page: pageOf(candidates, number),
    })),
  ),
  againstFirstPage('status', 'one status', 2, () => ({
    path: '?status=approved',
    where: `c.status = 'approved'`,
  })),
  againstFirstPage('job', 'one job', 2, () => ({ path: '?job=103', where: 'c.job_id = 103' })),
  againstFirstPage('week', 'one week', 2, () => {
    const day = (daysAgo: number): string => dayOfUtcDate(new Date(Date.now() - daysAgo * DAY_MS));
    const [start, end, next] = [day(200), day(194), day(193)];
    return {
      path: `?startDate=${start}&endDate=${end}`,
      where: `c.created_at >= '${start}T00:00:00-03:00' and c.created_at < '${next}T00:00:00-03:00'`,
    };
  }),
  search('frequent', 'search, frequent word', 25, 'Silva'),
  search('rare', 'search, rare word', 10, 'Wojciechowski'),
  search('one', 'search, one hit', 10, '{id}@'),
  againstOwnSql('scored', 'score of 90 or more', 25, () => ({
    path: '?minScore=90',
    where: 'c.scored_at is not null and c.score >= 90',
  })),
  againstOwnSql('referred', 'referred candidates', 25, () => ({
    path: '?referred=true',
    where: 'c.referral_code is not null',
  })),
  againstFirstPage('statuses', 'three statuses', 2, () => ({
    path: '?status=new,reviewing,interview',
    where: `c.status in ('new', 'reviewing', 'interview')`,
  })),
  againstFirstPage('by-score', 'sorted by score', 1.5, () => ({
    path: '?sort=-score',
    orderBy: 'c.score desc, c.id desc',
  })),
  againstFirstPage('by-name', 'sorted by name', 1.5, () => ({
    path: '?sort=name',
    orderBy: 'c.name_key, c.id',
  })),
];

function definitionOf({ query: _query, isUnchanged: _isUnchanged, ...definition }: ListRow): RowDefinition {
  return definition;
}

/** The list of candidates in the largest database, one request at a time. */
export const group: RowGroup = {
  rows: ROWS.map(definitionOf),
  async run(bench, names) {
    const { candidates } = bench.options;
    const product = await bench.servers.product({ candidates });
    const client = await connectTo(product, bench.servers.onStop);
    const secondClient = await connectTo(product, bench.servers.onStop);
    const measure = async ({ query, isUnchanged, ...definition }: ListRow): Promise<void> => {
      const { path, ...asSql } = query(candidates);
      const address = `${product.url}${FIRST_PATH}${path}`;
      await assertSamePage(client, asSql, await sendJson<CandidatePage>(address, { headers: product.staff }));
      const baseline =
        definition.baseline === FIRST_PAGE
          ? listSide(product, FIRST_PATH)
          : statementsSide(
              [
                { client, name: definition.name, text: pageSql(asSql) },
                ...(definition.baseline === OWN_SQL_WITH_TOTAL
                  ? [{ client: secondClient, name: 'total', text: KEPT_TOTAL_SQL }]
                  : []),
              ],
              bench.servers,
            );
      await compareTimes(
        bench,
        definition,
        { product: (isUnchanged ? unchangedListSide : listSide)(product, FIRST_PATH + path), baseline },
        (own, other) =>
          definition.baseline === OWN_SQL ? { p50OverTwiceMs: own.p50Ms - 2 * other.p50Ms } : {},
      );
    };
    for (const side of [unchangedListSide, listSide])
      await warmUp(side(product, FIRST_PATH), {
        seconds: WARM_UP_ROUNDS * bench.options.seconds,
        concurrency: WARM_UP_CONCURRENCY,
      });
    for (const listRow of ROWS.filter(({ name }) => names.has(name)))
      await bench.attempt(definitionOf(listRow), () => measure(listRow));
  },
};

/** Paths of the list for the growth, by the operation. */
export const growthPaths = (candidates: number): Record<string, string> => {
  const select = [
    'candidates-first-page',
    'candidates-page-49000',
    'candidates-search-frequent',
    'candidates-search-one',
  ];
  return Object.fromEntries(
    ROWS.filter(({ name }) => select.includes(name)).map(({ title, query }) => [
      title,
      FIRST_PATH + query(candidates).path,
    ]),
  );
};
