import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../deploy/local/postgres.mjs';
import { PROCESSES, rpcVariable } from '../../deploy/local/processes.mjs';
import { startRedis } from '../../deploy/local/redis.mjs';
import { startSystem } from '../../deploy/local/system.mjs';

const CANDIDATES = 100_000;

/** What the lists of candidates may be asked for: the filter as the service takes it, its order, and the page. */
const QUESTIONS = [
  ['first page, newest first', {}, '-createdAt', 1],
  ['page 1,000, newest first', {}, '-createdAt', 1_000],
  ['by score', {}, '-score', 1],
  ['by name', {}, 'name', 1],
  ['one status', { status: ['approved'] }, '-createdAt', 1],
  ['one vacancy', { job: 105 }, '-createdAt', 1],
  ['talent bank', { job: 0 }, '-createdAt', 1],
  ['a week', { startDate: '2026-05-04', endDate: '2026-05-10' }, '-createdAt', 1],
  ['search, rare', { search: 'conceicao 4711' }, '-createdAt', 1],
  ['search, common', { search: 'joao' }, '-createdAt', 1],
  ['search, status and vacancy', { search: 'maria', status: ['new', 'reviewing'], job: 107 }, '-score', 1],
];

/** `EXPLAIN (ANALYZE)` of the very statements of the candidates service, on 100,000 candidates, as Markdown. */
export async function run() {
  const dataDir = mkdtempSync(join(tmpdir(), 'araucaria-lists-'));
  const stops = [];
  try {
    const postgres = await startPostgres({ dataDir, durable: true });
    stops.push(() => postgres.stop());
    const redis = await startRedis({ dataDir });
    stops.push(() => redis.stop());
    const nobody = Object.fromEntries(
      PROCESSES.filter(({ kind }) => kind === 'service').map(({ name }) => [
        rpcVariable(name),
        '127.0.0.1:1',
      ]),
    );
    // The service brings its schema and leaves.
    const service = await startSystem({
      dataDir,
      databaseUrl: postgres.url,
      redisUrl: redis.url,
      smtpUrl: 'smtp://127.0.0.1:1',
      kinds: PROCESSES.filter(({ name }) => name === 'candidates'),
      env: { ...nobody, SEED_DEMO: 'false' },
    });
    await service.stop();

    const client = new pg.Client({
      connectionString: postgres.url,
      options: '-c search_path=candidates,public',
    });
    await client.connect();
    stops.push(() => client.end());
    await fill(client);

    const { Conditions, FROM, ORDERS, VIEW } =
      await import('../../services/candidates/dist/candidate-query.js');
    console.log(
      `# Lists at scale\n\nThe statements of the candidates service on ${CANDIDATES.toLocaleString('en')} candidates, pages of 10.`,
    );
    console.log('Made by `npm run bench -- lists`; times are of one run on two shared cores.\n');
    console.log('| question | rows | count | page | plan of the page |\n|---|---|---|---|---|');
    for (const [name, filter, sort, page] of QUESTIONS) {
      const { where, values } = Conditions.of(filter);
      const count = await explain(client, `select count(*)::int as total from candidate c ${where}`, values);
      const { rows } = await client.query(`select count(*)::int as total from candidate c ${where}`, values);
      const list = `select ${VIEW} from ${FROM} ${where} order by ${ORDERS[sort]} limit 10 offset ${(page - 1) * 10}`;
      const plan = await explain(client, list, values);
      console.log(`| ${name} | ${rows[0].total} | ${ms(count)} | ${ms(plan)} | ${nodesOf(plan)} |`);
    }
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Invented people, three in ten of them in the talent bank, spread over a year. */
async function fill(client) {
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
  await client.query('vacuum analyze candidate');
}

async function explain(client, sql, values) {
  // Twice: the first brings the pages into memory, as they are in a server that runs.
  await client.query(sql, values);
  const { rows } = await client.query(`explain (analyze, format json) ${sql}`, values);
  return rows[0]['QUERY PLAN'][0];
}

const ms = (plan) => `${plan['Execution Time'].toFixed(1)} ms`;

/** The scans and joins of a plan, outermost first. */
function nodesOf(plan) {
  const names = [];
  const walk = (node) => {
    const index = node['Index Name'];
    if (!['Limit', 'Nested Loop', 'Memoize', 'Hash', 'Gather', 'Gather Merge'].includes(node['Node Type'])) {
      names.push(index ? `${node['Node Type']} \`${index}\`` : node['Node Type']);
    }
    for (const child of node.Plans ?? []) walk(child);
  };
  walk(plan.Plan);
  return names.join(', ');
}
