import { strict as assert } from 'node:assert';
import { Redis } from 'ioredis';
import { send, sendJson } from '../harness/http-client.ts';
import { atMost } from '../harness/limits.ts';
import { measureAlternately, type Side } from '../harness/measure.ts';
import type { RowDefinition, RowGroup } from '../harness/row.ts';
import { connectTo } from './candidate-sql.ts';
import { compareTimes } from './compare.ts';
import { staffSide } from './sides.ts';

interface FigureRow extends RowDefinition {
  path: string;
}

const figureRow = (name: string, title: string, path: string): FigureRow => ({
  ...{ name, title, path, baseline: 'a read of one key of Redis' },
  line: [atMost('p50Ms', 10)],
  goal: [atMost('p50Ms', 3)],
});

export const DATABASE_STATUS = '/api/admin/database-status';
export const DASHBOARD = '/api/hiring/dashboard';

const ROWS = [
  figureRow('database-status', '`admin/database-status`', DATABASE_STATUS),
  figureRow('dashboard', 'figures of the dashboard', DASHBOARD),
];
const APPROVED: RowDefinition = {
  name: 'approved',
  title: '`candidates/approved`',
  baseline: '–',
  line: [],
  goal: [atMost('p50Ms', 50)],
};

/** What the screen of approved candidates asks. */
const APPROVED_PAGE: RowDefinition = {
  ...APPROVED,
  name: 'approved-page',
  title: 'a page of approved candidates, as their screen asks',
};
const APPROVED_PAGE_QUERY = `query Aprovados {
  approvedPage {
    candidates { id firstName lastName email phone status jobTitle hiringStep approvedDate startDate }
    pagination { currentPage totalCandidates limit }
  }
}`;

const APPROVED_STATUSES = `('approved', 'hiring_offer', 'hiring_documents', 'hired', 'contratado')`;

/** Counts over all candidates, and the list of the approved ones. */
export const group: RowGroup = {
  rows: [...ROWS.map(({ path: _, ...definition }) => definition), APPROVED, APPROVED_PAGE],
  async run(bench, names) {
    const { candidates } = bench.options;
    const { servers } = bench;
    const product = await servers.product({ candidates });
    const client = await connectTo(product, servers.onStop);
    const redis = new Redis(servers.redisUrl);
    servers.onStop(() => redis.disconnect());
    await redis.set('bench:figure', '1');
    const keyRead: Side = { operation: () => redis.get('bench:figure'), pids: servers.serverPids };
    const one = async (sql: string): Promise<number> =>
      (await client.query<{ n: number }>(`select (${sql})::int as n`)).rows[0]?.n ?? Number.NaN;
    const get = <T>(path: string): Promise<T> => sendJson<T>(product.url + path, { headers: product.staff });

    const status = await get<{ candidates: number; interviews: number; referrals: number }>(DATABASE_STATUS);
    assert.equal(status.candidates, await one('select count(*) from candidates.candidate'));
    assert.equal(
      status.interviews,
      await one('select count(*) from interviews.interview where not is_hidden'),
    );
    assert.equal(status.referrals, await one('select count(*) from referrals.referral'));
    const summary = await get<{ totalCandidates: number; candidatesHired: number }>(DASHBOARD);
    assert.equal(summary.totalCandidates, status.candidates);
    const hired = `select count(*) from candidates.candidate where status in ('hired', 'contratado')`;
    assert.equal(summary.candidatesHired, await one(hired));

    for (const { path, ...definition } of ROWS.filter(({ name }) => names.has(name))) {
      await bench.attempt(definition, () =>
        compareTimes(bench, definition, { product: staffSide(product, path), baseline: keyRead }),
      );
    }

    const approved = await one(
      `select count(*) from candidates.candidate where status in ${APPROVED_STATUSES}`,
    );
    if (names.has(APPROVED_PAGE.name)) {
      const request = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: APPROVED_PAGE_QUERY }),
      } as const;
      const { data } = await sendJson<{
        data: { approvedPage: { pagination: { totalCandidates: number } } };
      }>(`${product.url}/graphql`, { ...request, headers: { ...product.staff, ...request.headers } });
      assert.equal(data.approvedPage.pagination.totalCandidates, approved);
      const { measured } = await measureAlternately(
        { product: staffSide(product, '/graphql', request) },
        { ...bench.options, concurrency: 1 },
      );
      bench.report(APPROVED_PAGE, {
        product: measured.product,
        values: { p50Ms: measured.product.p50Ms, approved },
      });
    }
    if (!names.has(APPROVED.name)) return;

    const path = '/api/candidates/approved';
    const body = await send(product.url + path, { headers: product.staff });
    const rows = JSON.parse(body.toString()) as Array<{ status: string }>;
    assert.ok(rows.length > 0 && rows.length <= approved);
    assert.ok(rows.every((row) => APPROVED_STATUSES.includes(`'${row.status}'`)));
    const { measured } = await measureAlternately(
      { product: staffSide(product, path) },
      { ...bench.options, concurrency: 1 },
    );
    bench.report(APPROVED, {
      product: measured.product,
      values: { p50Ms: measured.product.p50Ms, bytes: body.length, approved },
    });
  },
};
