import { strict as assert } from 'node:assert';
import type { Client } from 'pg';
import { sendJson, type HttpRequest } from '../harness/http-client.ts';
import { atMost, type Limit } from '../harness/limits.ts';
import { measureAlternately, warmUp } from '../harness/measure.ts';
import { spreadOf } from '../harness/report.ts';
import type { Bench, RowDefinition, RowGroup } from '../harness/row.ts';
import type { Product } from '../harness/servers.ts';
import { connectTo } from './candidate-sql.ts';
import { staffSide, statementsSide } from './sides.ts';

const PAGE_SIZE = 12;
/** As the page of interviews asks for its cards. */
const DOCUMENT = `query ($filter: InterviewFilter, $sort: InterviewSort, $limit: Int) {
  interviewPage(filter: $filter, sort: $sort, limit: $limit) {
    interviews {
      id interviewType interviewDate durationMinutes status notes feedback confirmedBy confirmedAt responseNote emailSent whatsappSent
      notificationOptions { sendEmail sendWhatsApp customMessage }
      interviewers { id username } candidate { id firstName lastName email phone status } job { id title isSystem }
    }
    pagination { currentPage totalInterviews }
  }
}`;

interface InterviewRow extends RowDefinition {
  variables: { filter?: Record<string, unknown>; sort?: string };
  /** The same as SQL over `i`. */
  where: string;
  orderBy: string;
}

const row = (
  name: string,
  title: string,
  line: readonly Limit[],
  query: Pick<InterviewRow, 'variables' | 'where' | 'orderBy'>,
): InterviewRow => ({
  name: `interviews-${name}`,
  title,
  baseline: "the page's own SQL, exact and by offset, direct",
  line,
  goal: name === 'first-page' ? [atMost('p50Ms', 10), atMost('p99Ms', 30)] : [atMost('p50Ms', 25)],
  ...query,
});

const LATEST = 'i.starts_at desc, i.id desc';
const ROWS: InterviewRow[] = [
  row('first-page', 'interviews, first page', [atMost('p50Ms', 10)], {
    variables: { sort: 'date_DESC' },
    where: 'true',
    orderBy: LATEST,
  }),
  row('completed', 'completed interviews', [atMost('p50OverThreeTimesMs', 5)], {
    variables: { filter: { status: 'completed' }, sort: 'date_DESC' },
    where: `i.status = 'completed'`,
    orderBy: LATEST,
  }),
  row('search', 'interviews, search, frequent word', [atMost('p50OverThreeTimesMs', 5)], {
    variables: { filter: { search: 'Silva' }, sort: 'date_DESC' },
    where: `(i.search_text like '%silva%' or j.title_key like '%silva%')`,
    orderBy: LATEST,
  }),
  row('by-name', 'interviews, sorted by name', [atMost('p50OverThreeTimesMs', 5)], {
    variables: { sort: 'candidate_ASC' },
    where: 'true',
    orderBy: 'i.name_key, i.starts_at, i.id',
  }),
];

const MATCHING = `from interviews.interview i left join interviews.job_ref j on j.id = i.job_id where not i.is_hidden and`;
const pageSql = ({ where, orderBy }: InterviewRow): string =>
  `select i.*, i.search_text, j.title ${MATCHING} ${where} order by ${orderBy} limit ${PAGE_SIZE}`;
const countSql = ({ where }: InterviewRow): string => `select count(*)::int as total ${MATCHING} ${where}`;

interface PageResponse {
  data: { interviewPage: { interviews: Array<{ id: string }>; pagination: { totalInterviews: number } } };
}

/** Totals above this number may be rounded down to it. */
const EXACT_TOTAL = 10_000;

/** The list of interviews in the largest database, one request at a time. */
export const group: RowGroup = {
  rows: ROWS.map(({ name, title, baseline, line, goal }) => ({ name, title, baseline, line, goal })),
  async run(bench, names) {
    const product = await bench.servers.product({ candidates: bench.options.candidates });
    const client = await connectTo(product, bench.servers.onStop);
    const secondClient = await connectTo(product, bench.servers.onStop);
    const [first] = ROWS as [InterviewRow];
    await warmUp(staffSide(product, '/graphql', requestOf(first)), {
      seconds: 5 * bench.options.seconds,
      concurrency: 16,
    });
    for (const interviewRow of ROWS.filter(({ name }) => names.has(name)))
      await bench.attempt(interviewRow, () =>
        measure(bench, { product, clients: [client, secondClient], row: interviewRow }),
      );
  },
};

const requestOf = ({ variables }: InterviewRow): HttpRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: DOCUMENT, variables: { ...variables, limit: PAGE_SIZE } }),
});

async function measure(
  bench: Bench,
  { product, clients, row }: { product: Product; clients: [Client, Client]; row: InterviewRow },
): Promise<void> {
  const request = requestOf(row);
  await assertSamePage(
    clients[0],
    row,
    await sendJson<PageResponse>(`${product.url}/graphql`, {
      ...request,
      headers: { ...product.staff, ...request.headers },
    }),
  );
  const compared = await measureAlternately(
    {
      product: staffSide(product, '/graphql', request),
      baseline: statementsSide(
        [
          { client: clients[0], name: row.name, text: pageSql(row) },
          { client: clients[1], name: `${row.name}-total`, text: countSql(row) },
        ],
        bench.servers,
      ),
    },
    { ...bench.options, concurrency: 1 },
  );
  const { product: own, baseline } = compared.measured;
  const ratio = spreadOf('p50', compared.ratios('p50', 'product', 'baseline'));
  const { name, title, line, goal } = row;
  bench.report(
    { name, title, baseline: row.baseline, line, goal },
    {
      ...{ product: own, comparison: baseline, ratio },
      values: {
        p50Ratio: ratio.median,
        p50Ms: own.p50Ms,
        p99Ms: own.p99Ms,
        p50OverThreeTimesMs: own.p50Ms - 3 * baseline.p50Ms,
      },
    },
  );
}

/** Fails unless the product's page has the interviews of the statement, in its order, and its total. */
async function assertSamePage(client: Client, row: InterviewRow, { data }: PageResponse): Promise<void> {
  const { interviews, pagination } = data.interviewPage;
  const { rows } = await client.query<{ id: string }>(pageSql(row));
  assert.deepEqual(
    interviews.map(({ id }) => id),
    rows.map(({ id }) => id),
  );
  const [count] = (await client.query<{ total: number }>(countSql(row))).rows;
  const total = count?.total ?? 0;
  if (total <= EXACT_TOTAL) assert.equal(pagination.totalInterviews, total);
  else assert.ok(pagination.totalInterviews >= EXACT_TOTAL && pagination.totalInterviews <= total);
}
