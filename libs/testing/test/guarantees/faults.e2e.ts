import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { eventually, startTestSystem, type TestSystem } from '../../src/index.js';
import { Journal } from './faults/journal.js';
import { Messenger } from './faults/messenger.js';
import { Mischief } from './faults/mischief.js';
import { People } from './faults/people.js';
import { reckon, type Reckoning } from './faults/reckoning.js';

/** How often each fault strikes; `npm run faults` asks for more. */
const ROUNDS = Number(process.env.FAULTS_ROUNDS ?? 1);
/** The order of a run can be had again. */
const SEED = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);
/** Faults come in pairs, the second while the first is being recovered from. Milliseconds. */
const LONGEST_PAUSE = 2_000;
/** Requests that must succeed between two pairs: recovered means at work again. */
const PROGRESS = 6;

describe('applications, interviews and hires stream in while everything is killed, frozen or emptied', () => {
  let dataDir: string;
  let mischief: Mischief;
  let messenger: Messenger;
  let system: TestSystem;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'araucaria-faults-'));
    mischief = await Mischief.prepare(dataDir);
    messenger = await Messenger.open(() => system);
    system = await startTestSystem({ ...mischief.urls, supervise: true, env: messenger.env });
  }, 180_000);
  afterAll(async () => {
    await messenger?.close();
    await system?.stop();
    await mischief?.end();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('loses nothing that was answered, doubles nothing, and makes nothing up', async () => {
    const journal = new Journal();
    const people = await People.arrive(system, journal);
    const strikes: string[] = [];
    await Promise.all([people.work(), strikeAll(journal, strikes).finally(() => people.rest())]);
    const { processes } = system.running;
    await eventually(
      async () => (await Promise.all(processes.map((process) => process.isReady()))).every(Boolean),
      120_000,
    );
    await system.settle(120_000);

    // Letters about decisions wait until these can no longer be taken back: one may be on its way at this moment.
    let result = await reckon(system, journal, messenger);
    await eventually(async () => {
      result = await reckon(system, journal, messenger);
      return Object.values(result).every((entries) => entries.length === 0);
    }).catch(() => undefined);
    console.log(report(journal, strikes, result));
    expect(result).toEqual({ lost: [], doubled: [], phantom: [] });
  }, 3_600_000);

  async function strikeAll(journal: Journal, struck: string[]): Promise<void> {
    const faults = mischief.faultsFor(system);
    const order = fc.shuffledSubarray(faults, { minLength: faults.length });
    for (const round of fc.sample(order, { seed: SEED, numRuns: ROUNDS })) {
      for (const [index, { name, strike }] of round.entries()) {
        struck.push(name);
        await strike();
        if (index % 2) await journal.grownBy(PROGRESS);
        else await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE));
      }
    }
  }

  function report(journal: Journal, strikes: string[], result: Reckoning): string {
    const received = system.mailbox.messages().map(({ received }) => Date.parse(received));
    const waits = mischief.redisReturns.map((back) => {
      const next = Math.min(...received.filter((time) => time > back.getTime()));
      return `${((next - back.getTime()) / 1_000).toFixed(1)} s`;
    });
    const ids = system.mailbox.messages().map(({ messageId }) => messageId);
    return [
      `seed ${SEED}; ${strikes.length} faults: ${strikes.join(', ')}`,
      `${journal.summary}; ${ids.length} mails, ${ids.length - new Set(ids).size} of them handed over twice`,
      `next mail after Redis's return: ${waits.join(', ')}`,
      `lost ${result.lost.length}, doubled ${result.doubled.length}, phantom ${result.phantom.length}`,
    ].join('\n');
  }
});
