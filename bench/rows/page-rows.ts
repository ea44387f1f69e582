import { strict as assert } from 'node:assert';
import type { Client } from 'pg';
import { sendJson, type HttpRequest } from '../harness/http-client.ts';
import { atMost, type Limit } from '../harness/limits.ts';
import { warmUp } from '../harness/measure.ts';
import type { Bench, BenchOptions, RowDefinition, RowGroup } from '../harness/row.ts';
import type { Product } from '../harness/servers.ts';
import { assertTotal, connectTo } from './candidate-sql.ts';
import { compareTimes } from './compare.ts';
import { staffSide, statementsSide } from './sides.ts';

/** A page as the screen asks for it, and the same as SQL. */
interface PageQuery {
  variables: Record<string, unknown>;
  where: string;
  orderBy: string;
}

interface PageRow extends RowDefinition, PageQuery {}

/** A list of the staff area that is read by pages. */
interface List {
  /** Document with the variable `limit`. */
  document: string;
  pageSize: number;
  /** Fills a database of this name that has no candidates. Absent: the rows are those of the candidates. */
  fill?: { copy: string; with(client: Client, options: BenchOptions): Promise<void> };
  /** The ids in the data of a response, and the total if the list has one. */
  pageIn: (data: never) => { ids: unknown[]; total?: number };
  /** Columns of the whole rows, `id` among them. */
  columns: string;
  /** Tables and conditions that all pages have; it ends with `where` or `and`. */
  matching: string;
}

/** @param isFirst the first page as the screen is opened; another one is measured against three times its own SQL */
export const pageRow = (
  name: string,
  title: string,
  query: PageQuery,
  { isFirst = false } = {},
): PageRow => ({
  name,
  title,
  baseline: "the page's own SQL, exact and by offset, direct",
  line: [isFirst ? atMost('p50Ms', 10) : atMost('p50OverThreeTimesMs', 5)] as readonly Limit[],
  goal: isFirst ? [atMost('p50Ms', 10), atMost('p99Ms', 30)] : [atMost('p50Ms', 25)],
  ...query,
});

const pageSql = (list: List, { where, orderBy }: PageRow): string =>
  `select ${list.columns} ${list.matching} ${where} order by ${orderBy} limit ${list.pageSize}`;
const countSql = (list: List, { where }: PageRow): string =>
  `select count(*)::int as total ${list.matching} ${where}`;

interface PageResponse {
  data: never;
}

/** The rows of a list in the largest database, one request at a time. */
export const pageGroup = (list: List, rows: readonly PageRow[]): RowGroup => ({
  rows: rows.map(definitionOf),
  async run(bench, names) {
    const { fill } = list;
    const product = await bench.servers.product(
      fill ? { candidates: 0, copy: fill.copy } : { candidates: bench.options.candidates },
    );
    const client = await connectTo(product, bench.servers.onStop);
    await fill?.with(client, bench.options);
    const secondClient = await connectTo(product, bench.servers.onStop);
    const [first] = rows as [PageRow];
    await warmUp(staffSide(product, '/graphql', requestOf(list, first)), {
      seconds: 5 * bench.options.seconds,
      concurrency: 16,
    });
    for (const row of rows.filter(({ name }) => names.has(name)))
      await bench.attempt(row, () => measure(bench, list, { product, clients: [client, secondClient], row }));
  },
});

const requestOf = ({ document, pageSize }: List, { variables }: PageRow): HttpRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: document, variables: { ...variables, limit: pageSize } }),
});

async function measure(
  bench: Bench,
  list: List,
  { product, clients, row }: { product: Product; clients: [Client, Client]; row: PageRow },
): Promise<void> {
  const request = requestOf(list, row);
  const hasTotal = await assertSamePage(
    clients[0],
    { list, row },
    await sendJson<PageResponse>(`${product.url}/graphql`, {
      ...request,
      headers: { ...product.staff, ...request.headers },
    }),
  );
  await compareTimes(
    bench,
    definitionOf(row),
    {
      product: staffSide(product, '/graphql', request),
      baseline: statementsSide(
        [
          { client: clients[0], name: row.name, text: pageSql(list, row) },
          ...(hasTotal ? [{ client: clients[1], name: `${row.name}-total`, text: countSql(list, row) }] : []),
        ],
        bench.servers,
      ),
    },
    (own, other) => ({ p50OverThreeTimesMs: own.p50Ms - 3 * other.p50Ms }),
  );
}

const definitionOf = ({ name, title, baseline, line, goal }: PageRow): RowDefinition => ({
  ...{ name, title, baseline, line, goal },
});

/** Fails unless the product's page has the rows of the statement, in its order, and its total. @returns whether the list has a total */
async function assertSamePage(
  client: Client,
  { list, row }: { list: List; row: PageRow },
  { data }: PageResponse,
): Promise<boolean> {
  const { ids, total: shown } = list.pageIn(data);
  const { rows } = await client.query<{ id: unknown }>(pageSql(list, row));
  assert.deepEqual(
    ids,
    rows.map(({ id }) => id),
  );
  if (shown === undefined) return false;
  const [count] = (await client.query<{ total: number }>(countSql(list, row))).rows;
  assertTotal(shown, count?.total ?? 0);
  return true;
}
