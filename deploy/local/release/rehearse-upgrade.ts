import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailbox } from '@araucaria/mailbox';
import { ROOT, dataDir as configuredDataDir } from '../bootstrap/paths.mjs';
import { runProgram } from '../bootstrap/run-program.mjs';
import { buildIfStale } from '../start/build.ts';
import { applyMigrations } from '../system/migrations.ts';
import { LOOPBACK } from '../servers/ports.ts';
import { startPostgres } from '../servers/postgres.ts';
import { PROCESSES } from '../system/processes.ts';
import { startRedis } from '../servers/redis.ts';
import { secretsOf } from '../system/secrets.ts';
import { startSystem, type RunningSystem, type SystemOptions } from '../system/system.ts';
import { travelMainJourney } from './upgrade-journey.ts';

type StartSystem = (options: SystemOptions) => Promise<RunningSystem>;

/** A rehearsal takes minutes. */
const REHEARSAL_MAX_MS = 24 * 3_600_000;

const log = (text: string): void => console.log(text);

/**
 * `npm run upgrade:rehearse -- <git ref>`: builds that release in a worktree of its own, and runs its processes on a database
 * that it has filled and that the present migrations have changed, each time with the main journey: the earlier release
 * before and after the migrations, beside the present one, and the present one alone. Returns the exit code.
 */
export async function main([ref]: string[]): Promise<number> {
  if (!ref) {
    console.error('Usage: npm run upgrade:rehearse -- <git ref of the earlier release>');
    return 2;
  }
  await buildIfStale();
  const worktree = await buildRelease(ref);
  const earlier = (await import(join(worktree, 'deploy/local/system/system.ts'))) as {
    startSystem: StartSystem;
  };
  const dataDir = mkdtempSync(join(tmpdir(), 'araucaria-upgrade-'));
  const captcha = await startCaptchaStandIn();
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), durable: false });
  const redis = await startRedis({ dataDir: join(dataDir, 'redis'), log });
  const mailbox = await startMailbox();
  const options: SystemOptions = {
    dataDir,
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    smtpUrl: mailbox.smtpUrl,
    quiet: true,
    env: {
      ADMIN_PASSWORD: 'senha-do-ensaio-2026',
      RATE_LIMITS: 'off',
      RECAPTCHA_SITE_KEY: 'rehearsal',
      RECAPTCHA_SECRET: 'rehearsal',
      RECAPTCHA_VERIFY_URL: captcha.url,
      // A release may be rehearsed that signs no events.
      UNSIGNED_EVENTS_UNTIL: new Date(Date.now() + REHEARSAL_MAX_MS).toISOString(),
    },
  };
  const journey = (system: RunningSystem) =>
    travelMainJourney(system.url, { password: 'senha-do-ensaio-2026', mails: () => mailbox.messages() });
  const phase = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const startedMs = Date.now();
    await work();
    log(`ok  ${name} (${((Date.now() - startedMs) / 1_000).toFixed(1)} s)`);
  };
  const systems: RunningSystem[] = [];
  const start = async (startRelease: StartSystem): Promise<RunningSystem> => {
    const system = await startRelease(options);
    systems.push(system);
    return system;
  };
  try {
    let old!: RunningSystem;
    await phase(`${ref} starts on an empty database`, async () => (old = await start(earlier.startSystem)));
    await phase(`${ref} before the migrations`, () => journey(old));
    await phase('the present migrations, while it runs', () =>
      applyMigrations({
        databaseUrl: postgres.url,
        services: PROCESSES.flatMap(({ name, hasSchema }) => (hasSchema ? [name] : [])),
        roleSecret: secretsOf(dataDir).databaseRoles,
        logFile: join(dataDir, 'migrations.log'),
      }),
    );
    await phase(`${ref} on the new schema`, () => journey(old));
    let present!: RunningSystem;
    await phase('the present release starts beside it', async () => (present = await start(startSystem)));
    await phase(`${ref} beside the present release`, () => journey(old));
    await phase(`the present release beside ${ref}`, () => journey(present));
    await phase(`${ref} stops`, () => old.stop());
    await phase('the present release alone', () => journey(present));
    await phase('the present release stops', () => present.stop());
    await phase(`back to ${ref} on the new schema`, async () => (old = await start(earlier.startSystem)));
    await phase(`${ref} after the way back`, () => journey(old));
    return 0;
  } finally {
    for (const system of systems) await system.stop().catch(() => undefined);
    await mailbox.stop();
    await redis.stop();
    await postgres.stop();
    captcha.server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A worktree of the release with its own packages and builds, kept for the next rehearsal. */
async function buildRelease(ref: string): Promise<string> {
  const git = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
    return stdout.trim();
  };
  const commit = git('rev-parse', '--short=7', `${ref}^{commit}`);
  const worktree = join(configuredDataDir(), 'upgrade', commit);
  if (!existsSync(worktree)) git('worktree', 'add', '--detach', worktree, commit);
  log(`Building ${commit} in ${worktree} …`);
  const launcher = join(worktree, 'deploy/local/launch.mjs');
  const code = await runProgram(process.execPath, [
    launcher,
    'nx',
    'run-many',
    '-t',
    'build',
    '--parallel=2',
  ]);
  if (code !== 0) throw new Error(`The build of ${commit} failed`);
  return worktree;
}

/** Accepts every captcha, in place of Google's server: both releases are used by a program. */
async function startCaptchaStandIn(): Promise<{ url: string; server: Server }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: true, hostname: 'localhost' }));
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  return { url: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}/verify`, server };
}
