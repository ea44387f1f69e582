import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
} from 'kysely';
import pg from 'pg';
import { importBuilt } from '../built-module.ts';
import { withProduct } from '../product.ts';

const CANDIDATES = 100_000;
const PAGE_SIZE = 10;

type QueryModule = typeof import('../../services/candidates/src/candidate-query.js');
type Tables = Parameters<QueryModule['matchingCandidates']>[0] extends Kysely<infer T> ? T : never;
type Filter = NonNullable<Parameters<QueryModule['matchingCandidates']>[1]>;
type Sort = Parameters<QueryModule['sortCandidates']>[1];

/** Queries of the list of candidates: a name, the filter of the service, the order and the page. */
const QUERIES: Array<[string, Filter, Sort, number]> = [
  ['first page, newest first', {}, '-createdAt', 1],
  ['page 1,000, newest first', {}, '-createdAt', 1_000],
  ['by score', {}, '-score', 1],
  ['by name', {}, 'name', 1],
  ['one status', { status: ['approved'] }, '-createdAt', 1],
  ['one job', { job: 105 }, '-createdAt', 1],
  ['talent bank', { job: 0 }, '-createdAt', 1],
  ['a week', { startDate: '2026-05-04', endDate: '2026-05-10' }, '-createdAt', 1],
  ['search, rare', { search: 'conceicao 4711' }, '-createdAt', 1],
  ['search, common', { search: 'joao' }, '-createdAt', 1],
  ['search, status and job', { search: 'maria', status: ['new', 'reviewing'], job: 107 }, '-score', 1],
];

/** Compiles statements and runs none. */
const compiler = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

interface Plan {
  Plan: PlanNode;
  'Execution Time': number;
}

/** `EXPLAIN (ANALYZE)` of the statements of the candidates service, on 100,000 candidates, as Markdown. */
export async function run(): Promise<void> {
  await withProduct(async ({ databaseUrl, start, onStop }) => {
    // The service creates its schema.
    const service = await start('candidates', { SEED_DEMO: 'false' });
    await service.stop();
    const client = new pg.Client({
      connectionString: databaseUrl,
      options: '-c search_path=candidates,public',
    });
    await client.connect();
    onStop(() => client.end());
    await fill(client);

    const queries = await importBuilt<QueryModule>('services/candidates/dist/candidate-query.js');
    const size = CANDIDATES.toLocaleString('en');
    console.log(`# Lists at scale\n`);
    console.log(`The statements of the candidates service on ${size} candidates, pages of ${PAGE_SIZE}.`);
    console.log('Made by `npm run bench -- lists`; times are of one run on two shared cores.\n');
    console.log('| query | rows | count | page | plan of the page |\n|---|---|---|---|---|');
    for (const [name, filter, sort, page] of QUERIES) {
      const matching = queries.matchingCandidates(compiler, filter);
      const count = queries.countCandidates(matching).compile();
      const { rows } = await client.query<{ total: number }>(count.sql, [...count.parameters]);
      const sorted = queries.sortCandidates(matching, sort).limit(PAGE_SIZE);
      const list = queries.selectViews(sorted.offset((page - 1) * PAGE_SIZE));
      const countPlan = await explain(client, count);
      const listPlan = await explain(client, list.compile());
      console.log(
        `| ${name} | ${rows[0]?.total} | ${formatTime(countPlan)} | ${formatTime(listPlan)} | ${nodesOf(listPlan)} |`,
      );
    }
  });
}

/** Generated people, three in ten of them in the talent bank, spread over a year. */
async function fill(client: pg.Client): Promise<void> {
  await client.query(
    `insert into job_ref (id, title, is_active) select 99 + n, 'Vaga ' || n, true from generate_series(1, 40) n`,
  );
  await client.query(
    `insert into candidate (first_name, last_name, email, phone, job_id, score, status, created_at)
     select (array['Maria','João','Ana','José','Conceição','Antônio','Luíza','Caio'])[1 + n % 8],
            (array['Souza','Conceição','Araújo','Lima','Brandão'])[1 + n / 8 % 5] || ' ' || n,
            'pessoa.' || n || '@example.com', '(41) 99999-0000',
            case when n % 10 < 3 then null else 100 + n % 40 end, n * 37 % 101,
            (array['new','new','new','reviewing','interview','approved','hired','rejected','rejected','hiring_offer'])[1 + n / 7 % 10],
            timestamptz '2025-11-21' + n * interval '315 seconds'
     from generate_series(1, $1::int) n`,
    [CANDIDATES],
  );
  await client.query('vacuum analyze candidate_record');
}

async function explain(client: pg.Client, { sql, parameters }: CompiledQuery): Promise<Plan> {
  const values = [...parameters];
  // The first run loads the pages into memory, where those of a running server are.
  await client.query(sql, values);
  const { rows } = await client.query<{ 'QUERY PLAN': [Plan] }>(
    `explain (analyze, format json) ${sql}`,
    values,
  );
  if (!rows[0]) throw new Error(`no plan of ${sql}`);
  return rows[0]['QUERY PLAN'][0];
}

function formatTime(plan: Plan): string {
  return `${plan['Execution Time'].toFixed(1)} ms`;
}

const OMITTED_NODES = ['Limit', 'Nested Loop', 'Memoize', 'Hash', 'Gather', 'Gather Merge'];

/** The scans and joins of a plan, outermost first. */
function nodesOf(plan: Plan): string {
  const names: string[] = [];
  const visit = (node: PlanNode): void => {
    const index = node['Index Name'];
    if (!OMITTED_NODES.includes(node['Node Type'])) {
      names.push(index ? `${node['Node Type']} \`${index}\`` : node['Node Type']);
    }
    for (const child of node.Plans ?? []) visit(child);
  };
  visit(plan.Plan);
  return names.join(', ');
}
