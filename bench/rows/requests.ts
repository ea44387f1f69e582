import { strict as assert } from 'node:assert';
import { today } from '@araucaria/testing';
import { send, sendJson } from '../harness/http-client.ts';
import { atLeast } from '../harness/limits.ts';
import type { Bench, RowDefinition, RowGroup } from '../harness/row.ts';
import type { Product } from '../harness/servers.ts';
import { importBuilt } from '../built-module.ts';
import { compareRates } from './compare.ts';
import { assertSamePage, connectTo, countSql, pageSql, type CandidatePage } from './candidate-sql.ts';
import { baselineSide, listSide, staffSide } from './sides.ts';

type JobListModule = typeof import('../../services/jobs/src/job-list.sql.js');

const SAME_SQL = '`node:http` + `pg`, same SQL';
/** Of the list of 20 candidates, as the issue measures it. */
const LISTED_CANDIDATES = 10_000;
const PAGE = { limit: 20 };
/** Fields that GraphQL does not have. */
const REST_ONLY = ['statusDecidedAt', 'stepDecidedAt'];
const BUSY = 8;
const CROWDED = 16;

const rate = (
  name: string,
  title: string,
  baseline: string,
  [line, goal]: [number, number],
): RowDefinition => ({
  ...{ name, title, baseline },
  line: [atLeast('rateRatio', line)],
  goal: [atLeast('rateRatio', goal)],
});

const LIST = rate('list-of-10000', 'candidates, 20 of 10,000, 8 at once', SAME_SQL, [0.35, 0.6]);
const TWIN = rate('graphql-list', 'the same list over GraphQL', 'REST', [0.75, 0.95]);
const JOB = rate('one-job', 'one job as JSON, not cached, 16 at once', SAME_SQL, [0.5, 0.7]);
const JOBS_COLD = rate('jobs-cold', 'all jobs, not cached, 16 at once', SAME_SQL, [0.35, 0.67]);
const JOBS_WARM = rate(
  'jobs-warm',
  'all jobs from memory, 16 at once',
  '`node:http`, same bytes',
  [0.5, 0.76],
);
const PAGE_ROW = rate('page-warm', 'rendered `/vagas`, 16 at once', '`node:http`, same bytes', [0.8, 0.9]);

/** Requests beside the least that Node does for the same response. */
export const group: RowGroup = {
  rows: [LIST, TWIN, JOB, JOBS_COLD, JOBS_WARM, PAGE_ROW],
  async run(bench, names) {
    if (names.has(LIST.name) || names.has(TWIN.name)) await measureLists(bench, names);
    if ([JOB, JOBS_COLD, JOBS_WARM, PAGE_ROW].some(({ name }) => names.has(name)))
      await measureJobs(bench, names);
  },
};

async function measureLists(bench: Bench, names: ReadonlySet<string>): Promise<void> {
  const { servers } = bench;
  const candidates = Math.min(LISTED_CANDIDATES, bench.options.candidates);
  const product = await servers.product({ candidates });
  const path = `/api/candidates?limit=${PAGE.limit}`;
  const page = await sendJson<CandidatePage>(product.url + path, { headers: product.staff });
  await assertSamePage(await connectTo(product, servers.onStop), PAGE, page);
  if (names.has(LIST.name)) {
    const baseline = await servers.baseline('same-query', {
      DATABASE_URL: product.databaseUrl,
      ...{ QUERY: pageSql(PAGE), COUNT: countSql(PAGE), SHAPE: 'page' },
    });
    const other = await sendJson<CandidatePage>(baseline.url);
    assert.deepEqual(idsOf(page), idsOf(other));
    await compareRates(
      bench,
      LIST,
      { concurrency: BUSY },
      {
        product: listSide(product, path),
        baseline: baselineSide(baseline, servers),
      },
    );
  }
  if (!names.has(TWIN.name)) return;
  const fields = Object.keys(page.candidates[0] ?? {}).filter((name) => !REST_ONLY.includes(name));
  const query = `query Lista { candidates(limit: ${PAGE.limit}) { candidates { ${fields.join(' ')} }
    pagination { currentPage totalPages totalCandidates limit hasNextPage hasPreviousPage } } }`;
  const request = {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  };
  const twin = await sendJson<{ data: { candidates: CandidatePage } }>(`${product.url}/graphql`, {
    ...request,
    headers: { ...product.staff, ...request.headers },
  });
  const shared = page.candidates.map((candidate) =>
    Object.fromEntries(fields.map((name) => [name, candidate[name]])),
  );
  assert.deepEqual(twin.data.candidates, { ...page, candidates: shared });
  await compareRates(
    bench,
    TWIN,
    { concurrency: BUSY },
    {
      product: staffSide(product, '/graphql', request),
      baseline: listSide(product, path),
    },
  );
}

async function measureJobs(bench: Bench, names: ReadonlySet<string>): Promise<void> {
  const { servers } = bench;
  const { JOB_LIST_SQL, JOB_COLUMNS } = await importBuilt<JobListModule>(
    'services/jobs/dist/job-list.sql.js',
  );
  if (names.has(JOB.name) || names.has(JOBS_COLD.name)) {
    const cold = await coldGateway(bench);
    const measureCold = async (definition: RowDefinition, path: string, sql: Record<string, string>) => {
      if (!names.has(definition.name)) return;
      const env = { DATABASE_URL: cold.databaseUrl, SCHEMA: 'jobs', ...sql };
      const baseline = await servers.baseline('same-query', env);
      assert.deepEqual(await sendJson(cold.url + path), await sendJson(baseline.url));
      await compareRates(
        bench,
        definition,
        { concurrency: CROWDED },
        {
          product: { operation: () => send(cold.url + path), pids: cold.pids },
          baseline: baselineSide(baseline, servers),
        },
      );
    };
    const [first] = await sendJson<Array<{ id: number }>>(`${cold.url}/api/jobs`);
    assert.ok(first, 'there are jobs');
    const oneJob = `select ${JOB_COLUMNS} from job where id = $1`;
    await measureCold(JOB, `/api/jobs/${first.id}`, {
      QUERY: oneJob,
      VALUES: `[${first.id}]`,
      SHAPE: 'first',
    });
    await measureCold(JOBS_COLD, '/api/jobs', {
      QUERY: JOB_LIST_SQL,
      VALUES: JSON.stringify([false, null, today()]),
    });
  }
  const product = await servers.product({
    candidates: Math.min(LISTED_CANDIDATES, bench.options.candidates),
  });
  for (const [definition, path] of [
    [JOBS_WARM, '/api/jobs'],
    [PAGE_ROW, '/vagas'],
  ] as const) {
    if (!names.has(definition.name)) continue;
    const headers = { 'accept-encoding': 'br' };
    const bytes = await send(product.url + path, { headers });
    const baseline = await servers.baseline('same-bytes', { BODY_FILE: servers.writeFile(bytes) });
    assert.deepEqual(await send(baseline.url), bytes);
    await compareRates(
      bench,
      definition,
      { concurrency: CROWDED },
      {
        product: { operation: () => send(product.url + path, { headers }), pids: product.pids },
        baseline: baselineSide(baseline, servers),
      },
    );
  }
}

/** A product whose gateway keeps no list of jobs. */
const coldGateway = (bench: Bench): Promise<Product> =>
  bench.servers.product({
    candidates: Math.min(LISTED_CANDIDATES, bench.options.candidates),
    // A database of its own: the roles of its services have other passwords.
    copy: 'cold',
    parts: ['jobs', 'users'],
    env: { JOB_LIST_CACHE: 'off' },
  });

const idsOf = ({ candidates }: CandidatePage): number[] => candidates.map(({ id }) => id);
