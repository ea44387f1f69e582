import { readFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PROCESSES } from '@araucaria/local/processes';
import {
  ADMIN_PASSWORD,
  SteadyLoad,
  applicant,
  eventually,
  resumePdf,
  startTestSystem,
  type TestSystem,
} from '../../src/index.js';

const TWO_REPLICAS = {
  gateway: 2,
  jobs: 2,
  candidates: 2,
  interviews: 2,
  referrals: 2,
  users: 2,
  notifications: 2,
  'resume-parser': 2,
};

/** Numbers of the applicants of the load, beyond those of the other tests. */
const FIRST_PERSON = 1_000;
/** `RESTARTS=all` restarts every replica; otherwise both gateways and one replica of each other process. */
const isRestarted = ({ name, index }: { name: string; index: number }) =>
  process.env.RESTARTS === 'all' || name === 'gateway' || index === 0;
/**
 * Folder of an earlier release that is built. Then the processes are started from it, and each restart replaces one by that of
 * the present build, services before gateways: a rolling upgrade. With `REPLACED_BY=earlier` it is started again from that folder:
 * what fails then too, is caused by the way in which processes of that release stop.
 */
const { EARLIER_RELEASE, REPLACED_BY } = process.env;
const EARLIER_KINDS = PROCESSES.map((kind) => ({ ...kind, entry: join(EARLIER_RELEASE ?? '', kind.entry) }));
const presentEntryOf = ({ name }: { name: string }) => {
  if (REPLACED_BY === 'earlier') return undefined;
  const entry = PROCESSES.find((kind) => kind.name === name)?.entry;
  return entry && resolve(entry);
};
/** Long enough for a test to look at a gateway that stops. */
const DRAIN_DELAY_MS = 1_500;
const RESTART_TIMEOUT_MS = 300_000;

describe('two replicas of every process', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem({
      env: { DRAIN_DELAY_MS: String(DRAIN_DELAY_MS) },
      replicas: TWO_REPLICAS,
      ...(EARLIER_RELEASE && { kinds: EARLIER_KINDS }),
    });
  });
  afterAll(() => system?.stop());

  it('parse, store and acknowledge an application once', async () => {
    const visitor = system.visitor();
    const upload = await visitor.upload<{ resumeUrl: string; resumeData: { firstName: string } }>(
      await resumePdf(),
    );
    expect(upload.status).toBe(200);
    expect(upload.body.resumeData.firstName).toBe('Joana');

    const person = applicant(1);
    const applied = await visitor.post<{ id: number }>('/api/candidates', {
      ...person,
      resumeUrl: upload.body.resumeUrl,
      recaptchaToken: await system.captcha(),
    });
    expect(applied.status).toBe(201);
    await system.settle();

    expect(await system.rows('select id from candidates.candidate where email = $1', [person.email])).toEqual(
      [{ id: applied.body.id }],
    );
    const receipts = system.mailbox.messages().filter(({ to }) => to.includes(person.email));
    expect(receipts).toHaveLength(1);
    expect(await timesLogged(system.dataDir, 'resume-parser', 'a résumé was read')).toBe(1);
  });

  it('share sessions: a login at one replica is valid at the other', async () => {
    const admin = await system.admin();
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => admin.get<{ username: string }>('/api/auth/me')),
    );
    expect(responses.map(({ body }) => body.username)).toEqual(['admin', 'admin', 'admin', 'admin']);
  });

  it(
    'restart one after the other under load: no request fails, no message is lost or sent twice',
    async () => {
      const credentials = { username: 'admin', password: ADMIN_PASSWORD };
      const load = await SteadyLoad.start(system, credentials, FIRST_PERSON);
      const programs = system.running.processes.map(({ pid }) =>
        readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
      );
      const release = EARLIER_RELEASE ?? process.cwd();
      expect(programs.filter((program) => !program.includes(release))).toEqual([]);
      try {
        await system.running.rollingRestart({ only: isRestarted, entryOf: presentEntryOf });
      } finally {
        await load.stop();
      }
      const { requests, failed, applied, reconnects, slowestMs } = load;
      console.log({ requests, failed: failed.length, applied: applied.length, reconnects, slowestMs });
      if (failed.length) console.log(await warnings(system.dataDir));
      expect(failed).toEqual([]);
      expect(reconnects).toBeGreaterThan(0);

      expect(await timesLogged(system.dataDir, 'gateway', 'a request failed')).toBe(0);

      await system.settle();
      const stored = await system.rows<{ email: string }>(
        `select email from candidates.candidate where email = any($1)`,
        [applied],
      );
      expect(stored.map(({ email }) => email).sort()).toEqual([...applied].sort());
      const receipts = system.mailbox.messages().flatMap(({ to }) => to);
      expect(applied.filter((email) => receipts.filter((to) => to === email).length !== 1)).toEqual([]);
    },
    RESTART_TIMEOUT_MS,
  );

  // After the restart: an earlier release may leave in another way.
  it('leave the load balancer before they stop: a gateway is not ready, still serves, and closes connections', async () => {
    const gateway = system.running.process('gateway', 1);
    const url = system.running.urls[1] as string;
    gateway.kill('SIGTERM');
    await eventually(async () => (await fetch(`${url}/health/ready`)).status === 503);
    const { status, headers } = await fetch(`${url}/api/jobs`);
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    expect(await gateway.exited).toEqual({ code: 0, signal: null });
    await gateway.restart();
  });
});

async function timesLogged(dataDir: string, process: string, text: string): Promise<number> {
  const lines = await logLines(dataDir, process);
  return lines.join('\n').split(text).length - 1;
}

/** What the processes logged as warnings and errors, and when they stopped and were ready. */
async function warnings(dataDir: string): Promise<string> {
  const lines = await logLines(dataDir, '');
  const shown = /"level":[456]0|"msg":"(stopping|stopped|ready)"/;
  return lines.filter((line) => shown.test(line)).join('\n');
}

async function logLines(dataDir: string, process: string): Promise<string[]> {
  const folder = join(dataDir, 'logs');
  const files = (await readdir(folder)).filter((name) => name.startsWith(process));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text, index) => text.split('\n').map((line) => `${files[index]}: ${line}`));
}
