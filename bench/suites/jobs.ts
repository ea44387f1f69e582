import { startBaseline } from '../baseline.ts';
import { importBuilt } from '../built-module.ts';
import { loadAlternately, printRates } from '../load.ts';
import { withProduct } from '../product.ts';

const GOALS = { warm: 0.5, cold: 0.35 };

type JobListModule = typeof import('../../services/jobs/src/job-list.sql.js');

/**
 * The public job list, warm (answered from the gateway's memory) and cold (every request goes to the service and to
 * PostgreSQL), beside the least work that Node can do for each.
 */
export async function run(args: string[]): Promise<void> {
  const [rounds, seconds] = [Number(args[0] ?? 5), Number(args[1] ?? 4)];
  await withProduct(async ({ databaseUrl, start, onStop }) => {
    await start('jobs');
    const warm = await start('gateway');
    const cold = await start('gateway', { JOB_LIST_CACHE: 'off' });

    const list = await textOf(`${warm.url}/api/jobs`);
    const { length: count } = JSON.parse(list) as unknown[];
    if (!count) throw new Error('the job list is empty');
    const sameBytes = await startBaseline(
      'same-bytes',
      { BODY: Buffer.from(list).toString('base64') },
      onStop,
    );
    // The statement that the service itself runs, so that product and baseline cannot diverge.
    const { JOB_LIST_SQL } = await importBuilt<JobListModule>('services/jobs/dist/job-list.sql.js');
    const sameQuery = await startBaseline(
      'same-query',
      { DATABASE_URL: databaseUrl, QUERY: JOB_LIST_SQL },
      onStop,
    );
    if ((await textOf(sameQuery)) !== list) throw new Error('product and baseline answer differently');

    console.log(
      `${count} jobs, ${Buffer.byteLength(list)} bytes; ${rounds} rounds of ${seconds} s, alternately`,
    );
    const results = await loadAlternately(
      {
        'node:http, same bytes': sameBytes,
        'product, warm': `${warm.url}/api/jobs`,
        'node:http + pg, same query': sameQuery,
        'product, cold': `${cold.url}/api/jobs`,
      },
      { rounds, seconds },
    );
    printRates(results);
    printRatio('warm', results['product, warm'].rate / results['node:http, same bytes'].rate);
    printRatio('cold', results['product, cold'].rate / results['node:http + pg, same query'].rate);
  });
}

function printRatio(name: keyof typeof GOALS, ratio: number): void {
  console.log(`${name}: ${ratio.toFixed(2)} of the baseline (goal ${GOALS[name]})`);
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}
