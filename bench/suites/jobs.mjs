import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../deploy/local/ports.mjs';
import { startPostgres } from '../../deploy/local/postgres.mjs';
import { PROCESSES, rpcVariable } from '../../deploy/local/processes.mjs';
import { startRedis } from '../../deploy/local/redis.mjs';
import { startSystem } from '../../deploy/local/system.mjs';
import { inTurns } from '../turns.mjs';

const GOALS = { warm: 0.5, cold: 0.35 };

/**
 * The public job list, warm (answered from the gateway's memory) and cold (every request goes to the service and to
 * PostgreSQL), beside the least that Node.js can do for each.
 */
export async function run(args) {
  const rounds = Number(args[0] ?? 5);
  const seconds = Number(args[1] ?? 4);
  const dataDir = mkdtempSync(join(tmpdir(), 'araucaria-bench-'));
  const stops = [];
  try {
    const postgres = await startPostgres({ dataDir, durable: true });
    stops.push(() => postgres.stop());
    const redis = await startRedis({ dataDir });
    stops.push(() => redis.stop());
    const start = (kinds, env = {}) =>
      startSystem({
        dataDir,
        databaseUrl: postgres.url,
        redisUrl: redis.url,
        smtpUrl: 'smtp://127.0.0.1:1',
        kinds,
        env,
      });

    // Only what the list needs runs: the rest would take its share of two cores while idle.
    const nobody = Object.fromEntries(
      PROCESSES.filter(({ kind }) => kind === 'service').map(({ name }) => [
        rpcVariable(name),
        '127.0.0.1:1',
      ]),
    );
    const [jobsPort, jobsHealth] = await freePorts(2);
    const env = { ...nobody, JOBS_RPC: `127.0.0.1:${jobsPort}`, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
    const jobs = await start(only('jobs'), { ...env, RPC_PORT: String(jobsPort) });
    stops.push(() => jobs.stop());
    const warm = await start(only('gateway'), env);
    stops.push(() => warm.stop());
    const cold = await start(only('gateway'), { ...env, JOB_LIST_CACHE: 'off' });
    stops.push(() => cold.stop());
    void jobsHealth;

    const list = await fetch(`${warm.url}/api/jobs`).then((response) => response.text());
    const count = JSON.parse(list).length;
    if (!count) throw new Error('the job list is empty');
    const bytes = await baseline('same-bytes', { BODY: Buffer.from(list).toString('base64') });
    stops.push(bytes.stop);
    const query = await baseline('same-query', { DATABASE_URL: postgres.url, QUERY: await listQuery() });
    stops.push(query.stop);
    const same = await fetch(query.url).then((response) => response.text());
    if (same !== list) throw new Error('product and baseline answer differently');

    console.log(
      `${count} vacancies, ${Buffer.byteLength(list)} bytes; ${rounds} rounds of ${seconds} s each, in turns`,
    );
    const results = await inTurns(
      {
        'node:http, same bytes': bytes.url,
        'product, warm': `${warm.url}/api/jobs`,
        'node:http + pg, same query': query.url,
        'product, cold': `${cold.url}/api/jobs`,
      },
      { rounds, seconds },
    );
    for (const [name, { rate, p99 }] of Object.entries(results)) {
      console.log(`${name.padEnd(28)} ${String(Math.round(rate)).padStart(7)} requests/s   p99 ${p99} ms`);
    }
    const ratios = {
      warm: results['product, warm'].rate / results['node:http, same bytes'].rate,
      cold: results['product, cold'].rate / results['node:http + pg, same query'].rate,
    };
    for (const [name, ratio] of Object.entries(ratios)) {
      console.log(`${name}: ${ratio.toFixed(2)} of the baseline (goal ${GOALS[name]})`);
    }
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const only = (name) => PROCESSES.filter((kind) => kind.name === name);

/** The statement that the service itself runs, so that the two cannot drift apart. */
async function listQuery() {
  const { JOB_LIST_SQL } = await import('../../services/jobs/dist/job-list.sql.js');
  return JOB_LIST_SQL;
}

async function baseline(name, env) {
  const [port] = await freePorts(1);
  const child = fork(fileURLToPath(new URL(`../baselines/${name}.mjs`, import.meta.url)), {
    env: { ...process.env, ...env, PORT: String(port) },
  });
  await once(child, 'message');
  return { url: `http://127.0.0.1:${port}/`, stop: async () => void child.kill() };
}
