import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { importBuilt } from '../built-module.ts';
import { measureMs, median, quantile } from '../statistics.ts';

const FIXTURES = fileURLToPath(new URL('../../services/resume-parser/test/fixtures/pdf/', import.meta.url));
const GOALS = { median: 1.1, p99: 2 };
/** Then V8 has compiled the code, as in a worker that has run for a minute. */
const WARM_UP_ROUNDS = 5;
const MAX_OUTPUT_BYTES = 100_000_000;
const execFileAsync = promisify(execFile);

type PoolModule = typeof import('../../services/resume-parser/src/process/parser-pool.js');
type ParserPool = InstanceType<PoolModule['ParserPool']>;

interface PdfFile {
  path: string;
  bytes: Buffer;
}

/** The parser pool against `pdftotext -layout` spawned on the same files, alternately. `pdftotext` (poppler) must be on PATH. */
export async function run(args: string[]): Promise<void> {
  const folder = args[0] ?? FIXTURES;
  const rounds = Number(args[1] ?? 5);
  const { ParserPool } = await importBuilt<PoolModule>('services/resume-parser/dist/process/parser-pool.js');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => ({ path: join(folder, name), bytes: readFileSync(join(folder, name)) }));

  const pool = new ParserPool({ size: 1 });
  try {
    for (let round = 0; round < WARM_UP_ROUNDS; round++)
      for (const { bytes } of files) await pool.parse(bytes);
    await compareWithPdftotext(pool, files, rounds);
  } finally {
    pool.close();
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
