import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const FIXTURES = fileURLToPath(new URL('../../services/resume-parser/test/fixtures/pdf/', import.meta.url));
const BARE = fileURLToPath(new URL('../baselines/bare-parser.mjs', import.meta.url));
const GOALS = { median: 1.5, p99: 3, two: 1.9 };
/** About ten seconds of reading; V8 is done with its compiling by then. */
const WARM_UP = 5;
const run_ = promisify(execFile);

/**
 * The parser pool beside `pdftotext -layout` spawned on the same files, in turns; and two parser processes beside one,
 * with what two bare processes make of this machine's cores. `pdftotext` (poppler) must be on PATH.
 */
export async function run(args) {
  const folder = args[0] ?? FIXTURES;
  const rounds = Number(args[1] ?? 5);
  const { ParserPool } = await import('../../services/resume-parser/dist/parser-pool.js');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => ({ path: join(folder, name), bytes: readFileSync(join(folder, name)) }));

  const one = new ParserPool({ size: 1 });
  const two = new ParserPool({ size: 2 });
  const bare = [startBare(folder), startBare(folder)];
  try {
    // Compiled code and warm caches, as in a worker that has been up for a minute.
    for (let round = 0; round < WARM_UP; round++) {
      for (const { bytes } of files)
        await Promise.all([one.parse(bytes), two.parse(bytes), two.parse(bytes)]);
    }

    const ours = [];
    const theirs = [];
    for (let round = 0; round < rounds; round++) {
      for (const { path, bytes } of files) {
        ours.push(await milliseconds(() => one.parse(bytes)));
        theirs.push(await milliseconds(() => run_('pdftotext', ['-layout', path, '-'], { maxBuffer: 1e8 })));
      }
    }
    const median = at(ours, 0.5) / at(theirs, 0.5);
    const p99 = at(ours, 0.99) / at(theirs, 0.99);
    console.log(`${files.length} files, ${rounds} rounds, in turns`);
    for (const [name, times] of [
      ['parser pool', ours],
      ['pdftotext -layout', theirs],
    ]) {
      console.log(
        `${name.padEnd(20)} median ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms`,
      );
    }
    console.log(`median: ${median.toFixed(2)} of the baseline (goal ≤ ${GOALS.median})`);
    console.log(`p99: ${p99.toFixed(2)} of the baseline (goal ≤ ${GOALS.p99})`);

    // Three times each, so that it hardly matters that one process waits for the other's last file.
    const queue = [...files, ...files, ...files];
    const all = (pool) => milliseconds(() => Promise.all(queue.map(({ bytes }) => pool.parse(bytes))));
    // The one has read `rounds` more of each file by now; the two get as warm.
    for (let round = 0; round < rounds; round++) {
      await all(two);
      await Promise.all(bare.map((one) => one.read()));
    }
    const [single, double, bareSingle, bareDouble] = [[], [], [], []];
    // Enough for the median to leave out the rounds in which a process is replaced.
    for (let round = 0; round < rounds * 3; round++) {
      single.push(await all(one));
      double.push(await all(two));
      bareSingle.push(await milliseconds(() => bare[0].read()));
      bareDouble.push(await milliseconds(() => Promise.all(bare.map((one) => one.read()))));
    }
    console.log(
      `load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores; two processes can only show their worth on two idle ones`,
    );
    const gain = at(single, 0.5) / at(double, 0.5);
    const ceiling = (2 * at(bareSingle, 0.5)) / at(bareDouble, 0.5);
    console.log(`two processes: ${gain.toFixed(2)} × the files of one (goal ≥ ${GOALS.two})`);
    console.log(
      `two bare processes: ${ceiling.toFixed(2)} × the files of one, which is what this machine's cores give`,
    );
  } finally {
    one.close();
    two.close();
    for (const { end } of bare) end();
  }
}

/** One core and nothing else, so that two of them share nothing but the machine. */
function startBare(folder) {
  const child = fork(BARE, [folder], { execArgv: ['--single-threaded', '--max-semi-space-size=16'] });
  return {
    read: () => {
      child.send('read');
      return once(child, 'message');
    },
    end: () => child.disconnect(),
  };
}

async function milliseconds(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function at(times, share) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
