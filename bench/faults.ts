import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { main as testLong } from '@araucaria/local/test-long';
import type { FaultsResult } from '@araucaria/testing';
import { faultsTable } from './faults-table.ts';

// `npm run faults`: the fault test of `npm run test:long` with more rounds. Each fault is injected five times instead of once.
// `npm run faults -- --pieces`: with two replicas of each process, one round after the other until the goal is reached. Each
//   round is a piece: it adds a line to the results, so that the command can be stopped and continued at any time.
// `FAULTS_GROWTH` is the number of requests that must be accepted after each pair of faults; by default enough for the goal.
// `npm run faults -- --pieces=3`: three more pieces.  `npm run faults -- --report`: only the sum of all pieces.

const GOAL = { kills: 300, applications: 100_000 };
const FOLDER = join(process.env.DATA_DIR ?? '.data', 'faults');
const RESULTS = join(process.cwd(), FOLDER, 'results.jsonl');
const SUITE = ['libs/testing/test/guarantees/faults'];

const args = process.argv.slice(2).map((arg) => (arg === '--pieces' ? '--pieces=0' : arg));
const { values } = parseArgs({ args, options: { pieces: { type: 'string' }, report: { type: 'boolean' } } });

if (values.report) {
  console.log(faultsTable(pieces()));
} else if (values.pieces === undefined) {
  process.env.FAULTS_ROUNDS ??= '5';
  process.exitCode = await testLong(SUITE);
} else {
  process.exitCode = await runPieces(Number(values.pieces) || Infinity);
}

async function runPieces(count: number): Promise<number> {
  mkdirSync(FOLDER, { recursive: true });
  process.env.FAULTS_RESULTS = RESULTS;
  process.env.FAULTS_REPLICAS ??= '2';
  process.env.FAULTS_APPLICANTS ??= '16';
  // Odd, because every second applicant has a referral code: half of the decisions are hires, half are interviews.
  process.env.FAULTS_APPLICATIONS_PER_DECISION ??= '15';
  process.env.FAULTS_APPLICANTS_PER_RESUME ??= '10';
  process.env.FAULTS_GROWTH ??= String(Math.ceil((2 * GOAL.applications) / GOAL.kills));
  process.env.FAULTS_GROWTH_TIMEOUT_MS ??= '3600000';
  for (let run = 0; run < count && !isReached(); run++) {
    const before = pieces().length;
    const code = await testLong(SUITE);
    console.log(faultsTable(pieces()));
    // What a piece has lost is in the results. A piece that did not become idle is not, and ends the command too.
    if (code !== 0 || pieces().length === before) return 1;
  }
  return 0;
}

function pieces(): FaultsResult[] {
  if (!existsSync(RESULTS)) return [];
  const lines = readFileSync(RESULTS, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as FaultsResult);
}

function isReached(): boolean {
  const all = pieces();
  const kills = all.flatMap(({ faults }) => faults).filter(({ name }) => name.startsWith('kill -9')).length;
  const applications = all.reduce((sum, piece) => sum + piece.applications, 0);
  return kills >= GOAL.kills && applications >= GOAL.applications;
}
