import { strict as assert } from 'node:assert';
import { get } from 'node:http';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { to } from 'pg-copy-streams';
import { atLeast, atMost } from '../harness/limits.ts';
import { memoryBytes } from '../harness/memory.ts';
import { spreadOf } from '../harness/report.ts';
import type { RowDefinition, RowGroup } from '../harness/row.ts';
import { measureAlternately } from '../harness/measure.ts';
import type { Product } from '../harness/servers.ts';
import { median } from '../statistics.ts';
import { connectTo } from './candidate-sql.ts';

const EXPORT: RowDefinition = {
  name: 'csv',
  title: 'CSV of all candidates',
  baseline: '`COPY … TO STDOUT` of the same columns',
  line: [atLeast('rateRatio', 0.3)],
  goal: [atLeast('rateRatio', 0.7), atMost('memoryMb', 32), atMost('firstByteMs', 50)],
};
const MEGABYTE = 1_000_000;
const MEMORY_INTERVAL_MS = 200;
const NEW_LINE = 10;
/** The processes through which the rows pass. */
const PROCESSES = ['gateway', 'candidates'];

const COPY_SQL = `copy (
  select c.first_name || ' ' || c.last_name, c.email, c.phone, coalesce(j.title, 'Banco de Talentos'), c.status,
    case when c.scored_at is not null then c.score end, c.city, c.state, c.education_level, c.education_course,
    c.referral_code, to_char(c.created_at at time zone 'America/Sao_Paulo', 'DD/MM/YYYY')
  from candidates.candidate c left join candidates.job_ref j on j.id = c.job_id order by c.id desc
) to stdout with (format csv)`;

/** Counts what arrives, without keeping it. */
class Counter extends Writable {
  bytes = 0;
  lines = 0;
  /** Since its creation. */
  firstByteMs = 0;
  private readonly startedMs = performance.now();

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.firstByteMs ||= performance.now() - this.startedMs;
    this.bytes += chunk.length;
    for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) this.lines++;
    done();
  }
}

/** The spreadsheet of all candidates, beside PostgreSQL's own. A round is one whole export. */
export const group: RowGroup = {
  rows: [EXPORT],
  async run(bench) {
    const { candidates } = bench.options;
    const product = await bench.servers.product({ candidates });
    const client = await connectTo(product, bench.servers.onStop);
    const firstBytesMs: number[] = [];
    const memoryMb: number[] = [];
    let bytes = 0;
    const { measured, ratios } = await measureAlternately(
      {
        product: {
          pids: product.pids,
          operation: async () => {
            const peakGrowthBytes = watchMemory(product);
            const counter = new Counter();
            await download(product, counter);
            // The spreadsheet has a line with the names of its columns.
            assert.equal(counter.lines, candidates + 1);
            firstBytesMs.push(counter.firstByteMs);
            memoryMb.push(peakGrowthBytes() / MEGABYTE);
            ({ bytes } = counter);
          },
        },
        baseline: {
          pids: bench.servers.serverPids,
          operation: async () => {
            const counter = new Counter();
            await pipeline(client.query(to(COPY_SQL)), counter);
            assert.equal(counter.lines, candidates);
          },
        },
      },
      { ...bench.options, concurrency: 1, maxOperations: 1 },
    );
    const ratio = spreadOf('rate', ratios('rate', 'product', 'baseline'));
    bench.report(EXPORT, {
      product: measured.product,
      comparison: measured.baseline,
      ratio,
      values: {
        rateRatio: ratio.median,
        seconds: 1 / measured.product.ratePerSecond,
        // Without those of the warm-up.
        firstByteMs: median(firstBytesMs.slice(1)),
        memoryMb: median(memoryMb.slice(1)),
        bytes,
      },
    });
  },
};

/** @returns ends the watch, and says by how many bytes the memory of {@link PROCESSES} has grown at most since its start */
function watchMemory(product: Product): () => number {
  const beforeBytes = processBytes(product);
  let peakBytes = beforeBytes;
  const timer = setInterval(
    () => (peakBytes = Math.max(peakBytes, processBytes(product))),
    MEMORY_INTERVAL_MS,
  ).unref();
  return () => {
    clearInterval(timer);
    return peakBytes - beforeBytes;
  };
}

const download = ({ url, staff }: Product, counter: Counter): Promise<void> =>
  new Promise((resolve, reject) => {
    get(`${url}/api/candidates/export.csv`, { headers: staff }, (response) => {
      if (response.statusCode === 200) pipeline(response, counter).then(resolve, reject);
      else reject(new Error(`the export has the status ${response.statusCode}`));
    }).on('error', reject);
  });

const processBytes = ({ pids }: Product): number => {
  const all = pids();
  return PROCESSES.flatMap((name) => all[name] ?? []).reduce((sum, pid) => sum + memoryBytes(pid), 0);
};
