import { Client } from 'pg';
import { insertCandidates, jobForm } from '@araucaria/testing';
import { launchBrowser } from '../../frontend/e2e/support/browser.ts';
import { withServers } from '../harness/servers.ts';
import { measurePipeline } from '../site/pipeline.ts';
import { median } from '../statistics.ts';

const PARTS = ['jobs', 'users', 'candidates', 'interviews', 'referrals'] as const;
const COLLEAGUE = { username: 'bruna', password: 'pinhao-verde-77', isAdmin: true };
const GOALS = { firstPaintMs: 1_000, longTaskMs: 50, colleagueMs: 1_000 };

/**
 * The pipeline of one job in a browser that has cached the files: the time to the first card, long tasks while a card is dragged
 * over all stages, and when the move appears in the browser of a colleague.
 * @param args number of candidates, number of rounds
 */
export async function run(args: string[]): Promise<void> {
  const candidates = Number(args[0] ?? 50_000);
  const rounds = Number(args[1] ?? 10);
  await withServers(async (servers) => {
    const { url, system, databaseUrl } = await servers.product({ candidates: 0, parts: PARTS });
    const admin = await system.admin();
    await admin.post('/api/auth/register', COLLEAGUE);
    const colleague = system.visitor();
    const { status } = await colleague.login(COLLEAGUE.username, COLLEAGUE.password);
    if (status !== 200) throw new Error(`the colleague could not log in: ${status}`);
    const { body: job } = await admin.post<{ id: number }>('/api/jobs', jobForm({}));
    await addCandidates(databaseUrl, job.id, candidates);
    const browser = await launchBrowser();
    servers.onStop(() => browser.close());
    const path = `/vagas/${job.id}/candidatos`;
    const times = await measurePipeline({ browser, url, path, users: [admin, colleague], rounds });
    const { firstPaintMs, firstCardMs, colleagueMs, longTasksMs, dropTasksMs } = times;
    console.log(`${candidates.toLocaleString('en')} candidates of one job, ${rounds} rounds`);
    console.log(describe('first paint', firstPaintMs, GOALS.firstPaintMs));
    console.log(describe('first card', firstCardMs));
    console.log(describe('longest task while dragging', longTasksMs, GOALS.longTaskMs));
    console.log(describe('longest task from the drop to the moved card', dropTasksMs));
    console.log(describe('move at a colleague', colleagueMs, GOALS.colleagueMs));
  });
}

/** Two thirds are new; the others are spread over the next stages and the rejected ones. */
async function addCandidates(databaseUrl: string, jobId: number, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    insertCandidates(
      'first_name, last_name, email, phone, job_id, status, score, scored_at, created_at',
      `select 'Ana', 'Pessoa ' || n, 'pessoa' || n || '@example.com', '(41) 99999-0000', $1::int,
       (array['new', 'new', 'new', 'new', 'reviewing', 'rejected'])[1 + n % 6], n % 101, now(), now() - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    ),
    [jobId, count],
  );
  await client.query('analyze');
  await client.end();
}

function describe(name: string, timesMs: number[], goalMs?: number): string {
  const goal = goalMs === undefined ? '' : ` (goal ≤ ${goalMs} ms)`;
  return `${name}: median ${Math.round(median(timesMs))} ms, slowest ${Math.round(Math.max(...timesMs))} ms${goal}`;
}
