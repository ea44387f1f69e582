import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { importBuilt } from '../built-module.ts';
import { measureMs, median, quantile } from '../statistics.ts';

const FIXTURES = fileURLToPath(new URL('../../services/resume-parser/test/fixtures/pdf/', import.meta.url));
const BARE_PARSER = fileURLToPath(new URL('../baselines/bare-parser.ts', import.meta.url));
const GOALS = { median: 1.1, p99: 2, two: 1.9 };
/** About ten seconds of parsing: then V8 has compiled the code. */
const WARM_UP_ROUNDS = 5;
const MAX_OUTPUT_BYTES = 100_000_000;
const execFileAsync = promisify(execFile);

type PoolModule = typeof import('../../services/resume-parser/src/process/parser-pool.js');
type ParserPool = InstanceType<PoolModule['ParserPool']>;

interface PdfFile {
  path: string;
  bytes: Buffer;
}

/**
 * The parser pool beside `pdftotext -layout` spawned on the same files, alternately; and two parser processes beside one,
 * with the gain that two bare processes have on this machine. `pdftotext` (poppler) must be on PATH.
 */
export async function run(args: string[]): Promise<void> {
  const folder = args[0] ?? FIXTURES;
  const rounds = Number(args[1] ?? 5);
  const { ParserPool } = await importBuilt<PoolModule>('services/resume-parser/dist/process/parser-pool.js');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => ({ path: join(folder, name), bytes: readFileSync(join(folder, name)) }));

  const one = new ParserPool({ size: 1 });
  const two = new ParserPool({ size: 2 });
  const bare: [BareParser, BareParser] = [startBareParser(folder), startBareParser(folder)];
  try {
    // Compiled code and warm caches, as in a worker that has run for a minute.
    for (let round = 0; round < WARM_UP_ROUNDS; round++) {
      for (const { bytes } of files)
        await Promise.all([one.parse(bytes), two.parse(bytes), two.parse(bytes)]);
    }
    await compareWithPdftotext(one, files, rounds);
    await compareTwoWithOne({ one, two, bare, files, rounds });
  } finally {
    one.close();
    two.close();
    for (const parser of bare) parser.end();
  }
}

async function compareWithPdftotext(pool: ParserPool, files: PdfFile[], rounds: number): Promise<void> {
  const poolMs: number[] = [];
  const pdftotextMs: number[] = [];
  const pdftotext = (path: string): Promise<unknown> =>
    execFileAsync('pdftotext', ['-layout', path, '-'], { maxBuffer: MAX_OUTPUT_BYTES });
  for (let round = 0; round < rounds; round++) {
    for (const { path, bytes } of files) {
      poolMs.push(await measureMs(() => pool.parse(bytes)));
      pdftotextMs.push(await measureMs(() => pdftotext(path)));
    }
  }
  console.log(`${files.length} files, ${rounds} rounds, alternately`);
  printTimes('parser pool', poolMs);
  printTimes('pdftotext -layout', pdftotextMs);
  const medians = median(poolMs) / median(pdftotextMs);
  const p99s = quantile(poolMs, 0.99) / quantile(pdftotextMs, 0.99);
  console.log(`median: ${medians.toFixed(2)} of the baseline (goal ≤ ${GOALS.median})`);
  console.log(`p99: ${p99s.toFixed(2)} of the baseline (goal ≤ ${GOALS.p99})`);
}

function printTimes(name: string, timesMs: number[]): void {
  const [middle, slow] = [median(timesMs), quantile(timesMs, 0.99)];
  console.log(`${name.padEnd(20)} median ${middle.toFixed(1)} ms, p99 ${slow.toFixed(1)} ms`);
}

interface Parsers {
  one: ParserPool;
  two: ParserPool;
  bare: [BareParser, BareParser];
  files: PdfFile[];
  rounds: number;
}

async function compareTwoWithOne({ one, two, bare, files, rounds }: Parsers): Promise<void> {
  // Each file three times, so that the wait for the last file of the other process hardly matters.
  const queue = [...files, ...files, ...files];
  const parseQueue = (pool: ParserPool): Promise<number> =>
    measureMs(() => Promise.all(queue.map(({ bytes }) => pool.parse(bytes))));
  const readInBoth = (): Promise<unknown> => Promise.all(bare.map((parser) => parser.read()));
  // The pool of one has parsed each file `rounds` times more often; now the others get as warm.
  for (let round = 0; round < rounds; round++) {
    await parseQueue(two);
    await readInBoth();
  }
  const [oneMs, twoMs, bareOneMs, bareTwoMs]: [number[], number[], number[], number[]] = [[], [], [], []];
  // So many rounds that the median leaves out those in which a process is replaced.
  for (let round = 0; round < rounds * 3; round++) {
    oneMs.push(await parseQueue(one));
    twoMs.push(await parseQueue(two));
    bareOneMs.push(await measureMs(() => bare[0].read()));
    bareTwoMs.push(await measureMs(readInBoth));
  }
  console.log(
    `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores; two processes are faster only on two idle cores`,
  );
  const gain = median(oneMs) / median(twoMs);
  const possibleGain = (2 * median(bareOneMs)) / median(bareTwoMs);
  console.log(`two processes: ${gain.toFixed(2)} × the files of one (goal ≥ ${GOALS.two})`);
  console.log(
    `two bare processes: ${possibleGain.toFixed(2)} × the files of one, the limit of this machine's cores`,
  );
}

interface BareParser {
  read(): Promise<unknown>;
  end(): void;
}

/** A parser process on one core, so that two of them share only the machine. */
function startBareParser(folder: string): BareParser {
  const child = fork(BARE_PARSER, [folder], {
    execArgv: ['--single-threaded', '--max-semi-space-size=16'],
  });
  return {
    read: () => {
      child.send('read');
      return once(child, 'message');
    },
    end: () => child.disconnect(),
  };
}
