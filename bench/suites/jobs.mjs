import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePorts } from '@araucaria/local/ports.mjs';
import { withProduct } from '../product.mjs';
import { inTurns, printRates } from '../turns.mjs';

const GOALS = { warm: 0.5, cold: 0.35 };

/**
 * The public job list, warm (answered from the gateway's memory) and cold (every request goes to the service and to
 * PostgreSQL), beside the least that Node.js can do for each.
 */
export async function run(args) {
  const [rounds, seconds] = [Number(args[0] ?? 5), Number(args[1] ?? 4)];
  await withProduct(async ({ databaseUrl, start, onStop }) => {
    await start('jobs');
    const warm = await start('gateway');
    const cold = await start('gateway', { JOB_LIST_CACHE: 'off' });

    const list = await fetch(`${warm.url}/api/jobs`).then((response) => response.text());
    const count = JSON.parse(list).length;
    if (!count) throw new Error('the job list is empty');
    const bytes = await baseline('same-bytes', { BODY: Buffer.from(list).toString('base64') }, onStop);
    // The statement that the service itself runs, so that the two cannot drift apart.
    const { JOB_LIST_SQL } = await import('../../services/jobs/dist/job-list.sql.js');
    const query = await baseline('same-query', { DATABASE_URL: databaseUrl, QUERY: JOB_LIST_SQL }, onStop);
    const same = await fetch(query).then((response) => response.text());
    if (same !== list) throw new Error('product and baseline answer differently');

    console.log(
      `${count} vacancies, ${Buffer.byteLength(list)} bytes; ${rounds} rounds of ${seconds} s, in turns`,
    );
    const results = await inTurns(
      {
        'node:http, same bytes': bytes,
        'product, warm': `${warm.url}/api/jobs`,
        'node:http + pg, same query': query,
        'product, cold': `${cold.url}/api/jobs`,
      },
      { rounds, seconds },
    );
    printRates(results);
    const ratios = {
      warm: results['product, warm'].rate / results['node:http, same bytes'].rate,
      cold: results['product, cold'].rate / results['node:http + pg, same query'].rate,
    };
    for (const [name, ratio] of Object.entries(ratios)) {
      console.log(`${name}: ${ratio.toFixed(2)} of the baseline (goal ${GOALS[name]})`);
    }
  });
}

async function baseline(name, env, onStop) {
  const [port] = await freePorts(1);
  const child = fork(fileURLToPath(new URL(`../baselines/${name}.mjs`, import.meta.url)), {
    env: { ...process.env, ...env, PORT: String(port) },
  });
  onStop(() => child.kill());
  await once(child, 'message');
  return `http://127.0.0.1:${port}/`;
}
