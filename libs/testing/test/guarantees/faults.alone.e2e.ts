import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { SERVICES } from '@araucaria/contracts/domain';
import { eventually, startTestSystem, type FaultsResult, type TestSystem } from '../../src/index.js';
import { FakeWhatsAppAccount } from './faults/fake-whatsapp-account.js';
import { FaultInjector } from './faults/fault-injector.js';
import { Journal } from './faults/journal.js';
import { appendResult } from './faults/result-file.js';
import { reconcile, type Reconciliation } from './faults/reconciliation.js';
import { Traffic } from './faults/traffic.js';

/** How often each fault is injected; `npm run faults` uses more rounds. */
const ROUNDS = Number(process.env.FAULTS_ROUNDS ?? 1);
/** Reproduces the order of a run. */
const SEED = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);
/** Two of each process in the long form: another replica takes over what the killed one has left. */
const REPLICAS = Number(process.env.FAULTS_REPLICAS ?? 1);
const PROCESS_NAMES = [...SERVICES, 'resume-parser', 'gateway'];
/** Faults come in pairs: the second is injected while the system recovers from the first. */
const MAX_PAUSE_MS = 2_000;
const START_TIMEOUT_MS = 180_000;
const RECOVERY_TIMEOUT_MS = 120_000;
const TEST_TIMEOUT_MS = 60 * 60_000;
/** Requests that must succeed between two pairs, which proves that the system has recovered. */
const MIN_ACCEPTED_REQUESTS = Number(process.env.FAULTS_GROWTH ?? 6);

/** A fault and the time of its injection, epoch milliseconds. */
interface Injected {
  name: string;
  at: number;
}

describe('while processes are killed and servers are killed, frozen or emptied', () => {
  let dataDir: string;
  let injector: FaultInjector;
  let whatsApp: FakeWhatsAppAccount;
  let system: TestSystem;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'araucaria-faults-'));
    injector = await FaultInjector.start(dataDir);
    whatsApp = await FakeWhatsAppAccount.open(() => system);
    system = await startTestSystem({
      ...injector.urls,
      supervise: true,
      env: whatsApp.env,
      replicas: Object.fromEntries(PROCESS_NAMES.map((name) => [name, REPLICAS])),
    });
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await whatsApp?.close();
    await system?.stop();
    await injector?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it(
    'each accepted request has its effects exactly once, and there are no other effects',
    async () => {
      const journal = new Journal();
      const traffic = await Traffic.prepare(system, journal);
      const startedAt = Date.now();
      const injected: Injected[] = [];
      await Promise.all([traffic.run(), injectAll(journal, injected).finally(() => traffic.stop())]);
      const { processes } = system.running;
      await eventually(
        async () => (await Promise.all(processes.map((process) => process.isReady()))).every(Boolean),
        RECOVERY_TIMEOUT_MS,
      );
      await system.settle(RECOVERY_TIMEOUT_MS);

      // A mail about a decision is sent when the decision can no longer be undone, so one may be pending at this moment.
      let result = await reconcile(system, journal, whatsApp);
      await eventually(async () => {
        result = await reconcile(system, journal, whatsApp);
        const { lost, doubled, phantom } = result;
        return [lost, doubled, phantom].every((entries) => entries.length === 0);
      }).catch(() => undefined);
      console.log(report(journal, injected, result));
      await appendResult(resultOf(journal, injected, result, startedAt));
      expect(result).toEqual({ lost: [], doubled: [], phantom: [] });
    },
    TEST_TIMEOUT_MS,
  );

  async function injectAll(journal: Journal, injected: Injected[]): Promise<void> {
    const faults = injector.faultsFor(system);
    const order = fc.shuffledSubarray(faults, { minLength: faults.length });
    for (const round of fc.sample(order, { seed: SEED, numRuns: ROUNDS })) {
      for (const [index, { name, inject }] of round.entries()) {
        injected.push({ name, at: Date.now() });
        await inject();
        if (index % 2) await journal.waitForGrowth(MIN_ACCEPTED_REQUESTS);
        else await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_PAUSE_MS));
      }
    }
  }

  function resultOf(
    journal: Journal,
    injected: Injected[],
    { lost, doubled, phantom }: Reconciliation,
    startedAt: number,
  ): FaultsResult {
    const ids = system.mailbox.messages().map(({ messageId }) => messageId);
    return {
      seed: SEED,
      startedAt: new Date(startedAt).toISOString(),
      durationMs: Date.now() - startedAt,
      faults: injected.map(({ name, at }, index) => ({
        name: name.replace(/#\d+$/, ''),
        outageMs: journal.longestGapMs(at, injected[index + 1]?.at ?? journal.endedAt),
      })),
      applications: journal.applications.size,
      furtherApplications: journal.furtherApplications.size,
      interviews: journal.interviews.size,
      hires: journal.hires.size,
      mails: ids.length,
      repeatedMails: ids.length - new Set(ids).size,
      lost: lost.length,
      doubled: doubled.length,
      phantom: phantom.length,
    };
  }

  function report(journal: Journal, injected: Injected[], result: Reconciliation): string {
    const received = system.mailbox.messages().map(({ received }) => Date.parse(received));
    const delays = injector.redisRecoveries.map((recovery) => {
      const next = Math.min(...received.filter((time) => time > recovery.getTime()));
      return `${((next - recovery.getTime()) / 1_000).toFixed(1)} s`;
    });
    const ids = system.mailbox.messages().map(({ messageId }) => messageId);
    return [
      `seed ${SEED}; ${injected.length} faults: ${injected.map(({ name }) => name).join(', ')}`,
      `${journal.summary}; ${ids.length} mails, ${ids.length - new Set(ids).size} of them sent twice`,
      `next mail after a recovery of Redis: ${delays.join(', ')}`,
      `lost ${result.lost.length}, doubled ${result.doubled.length}, phantom ${result.phantom.length}`,
    ].join('\n');
  }
});
