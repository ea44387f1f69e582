import { strict as assert } from 'node:assert';
import { get } from 'node:http';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { cpuTimesMs } from '../harness/cpu-times.ts';
import { atLeast, atMost } from '../harness/limits.ts';
import { memoryBytes } from '../harness/memory.ts';
import { spreadOf } from '../harness/report.ts';
import type { RowDefinition, RowGroup } from '../harness/row.ts';
import type { Measured } from '../harness/measure.ts';
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

interface Transfer {
  seconds: number;
  firstByteMs: number;
  bytes: number;
  lines: number;
  cpuMs: number;
}

/** Counts what arrives, without keeping it. */
class Counter extends Writable {
  bytes = 0;
  lines = 0;
  firstByteAtMs = 0;

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.firstByteAtMs ||= performance.now();
    this.bytes += chunk.length;
    for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) this.lines++;
    done();
  }
}

/** The spreadsheet of all candidates, beside PostgreSQL's own. A round is one whole export. */
export const group: RowGroup = {
  rows: [EXPORT],
  async run(bench) {
    const { candidates, rounds } = bench.options;
    const product = await bench.servers.product({ candidates });
    const client = await connectTo(product, bench.servers.onStop);
    const productPids = product.pids;
    const exported: Transfer[] = [];
    const copied: Transfer[] = [];
    const memoryMb: number[] = [];
    for (let round = -1; round < rounds; round++) {
      const beforeBytes = processBytes(product);
      let peakBytes = beforeBytes;
      const timer = setInterval(
        () => (peakBytes = Math.max(peakBytes, processBytes(product))),
        MEMORY_INTERVAL_MS,
      );
      const one = await transfer(productPids, (counter) => download(product, counter));
      clearInterval(timer);
      const other = await transfer(bench.servers.serverPids, (counter) => copy(client, counter));
      // The spreadsheet has a line with the names of its columns.
      assert.equal(one.lines, candidates + 1);
      assert.equal(other.lines, candidates);
      if (round < 0) continue;
      exported.push(one);
      copied.push(other);
      memoryMb.push((peakBytes - beforeBytes) / MEGABYTE);
    }
    const ratio = spreadOf(
      'rate',
      exported.map(({ seconds }, index) => (copied[index]?.seconds ?? Number.NaN) / seconds),
    );
    bench.report(EXPORT, {
      product: asMeasured(exported),
      comparison: asMeasured(copied),
      ratio,
      values: {
        rateRatio: ratio.median,
        seconds: median(exported.map(({ seconds }) => seconds)),
        firstByteMs: median(exported.map(({ firstByteMs }) => firstByteMs)),
        memoryMb: median(memoryMb),
        bytes: exported[0]?.bytes ?? Number.NaN,
      },
    });
  },
};

async function transfer(
  pids: () => Record<string, number[]>,
  send: (counter: Counter) => Promise<void>,
): Promise<Transfer> {
  const counter = new Counter();
  const sum = (): number => Object.values(cpuTimesMs(pids())).reduce((all, value) => all + value, 0);
  const beforeMs = sum();
  const startedMs = performance.now();
  await send(counter);
  return {
    seconds: (performance.now() - startedMs) / 1_000,
    firstByteMs: counter.firstByteAtMs - startedMs,
    bytes: counter.bytes,
    lines: counter.lines,
    cpuMs: sum() - beforeMs,
  };
}

const download = ({ url, staff }: Product, counter: Counter): Promise<void> =>
  new Promise((resolve, reject) => {
    get(`${url}/api/candidates/export.csv`, { headers: staff }, (response) => {
      if (response.statusCode === 200) pipeline(response, counter).then(resolve, reject);
      else reject(new Error(`the export has the status ${response.statusCode}`));
    }).on('error', reject);
  });

const copy = (client: Client, counter: Counter): Promise<void> =>
  pipeline(client.query(to(COPY_SQL)), counter);

const processBytes = ({ pids }: Product): number => {
  const all = pids();
  return PROCESSES.flatMap((name) => all[name] ?? []).reduce((sum, pid) => sum + memoryBytes(pid), 0);
};

function asMeasured(transfers: Transfer[]): Measured {
  const ms = transfers.map(({ seconds }) => seconds * 1_000);
  const cpuMs = median(transfers.map((transfer) => transfer.cpuMs));
  return {
    ratePerSecond: 1_000 / median(ms),
    p50Ms: median(ms),
    p99Ms: Math.max(...ms),
    cpuMs: { all: cpuMs },
    totalCpuMs: cpuMs,
    operations: transfers.length,
  };
}
