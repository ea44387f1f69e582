import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunningSystem } from '@araucaria/local/system';
import { freePorts } from '@araucaria/local/ports';
import { withProduct } from '../product.ts';
import { median } from '../statistics.ts';

/** Shares of recorded traces; undefined: without tracing. */
const MODES = { 'without tracing': undefined, '10 % recorded': '0.1', 'all recorded': '1' };
const REQUESTS_PER_ROUND = 3_000;
const CONCURRENT_REQUESTS = 16;

/**
 * What tracing costs a small request that crosses gateway, call and statement: the list of jobs without the cache of the
 * gateway. It compares the CPU time of gateway and service per request, which other work of the machine changes little.
 * Spans are sent to a collector in this process that discards them.
 */
export async function run(args: string[]): Promise<void> {
  const rounds = Number(args[0] ?? 5);
  await withProduct(async ({ start, onStop }) => {
    const collector = createServer((request, response) => {
      request.resume().on('end', () => response.end('{}'));
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    onStop(() => {
      collector.closeAllConnections();
      collector.close();
    });
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

    const targets: Array<{ mode: string; url: string; systems: RunningSystem[]; micros: number[] }> = [];
    for (const [mode, share] of Object.entries(MODES)) {
      const [port] = await freePorts(1);
      const tracing = share && { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share };
      const jobs = await start('jobs', { RPC_PORT: String(port), ...tracing });
      const gateway = await start('gateway', {
        JOBS_RPC: `127.0.0.1:${port}`,
        JOB_LIST_CACHE: 'off',
        ...tracing,
      });
      targets.push({ mode, url: `${gateway.url}/api/jobs`, systems: [jobs, gateway], micros: [] });
    }
    for (const { url } of targets) await request(url, REQUESTS_PER_ROUND);
    for (let round = 1; round <= rounds; round++) {
      for (const { url, systems, micros } of targets) {
        const before = await cpuSeconds(systems);
        await request(url, REQUESTS_PER_ROUND);
        micros.push((((await cpuSeconds(systems)) - before) / REQUESTS_PER_ROUND) * 1e6);
      }
    }
    const base = median(targets[0]?.micros ?? []);
    for (const { mode, micros } of targets) {
      const cost = median(micros);
      console.log(
        `${mode.padEnd(16)} ${cost.toFixed(0).padStart(6)} µs of CPU per request, ${(cost / base).toFixed(2)} times`,
      );
    }
  });
}

async function request(url: string, count: number): Promise<void> {
  let started = 0;
  const lane = async (): Promise<void> => {
    while (started++ < count) {
      const response = await fetch(url);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, lane));
}

/** CPU time of the processes until now, as they report it themselves. */
async function cpuSeconds(systems: RunningSystem[]): Promise<number> {
  const values = systems
    .flatMap(({ processes }) => processes)
    .map(async ({ healthUrl }) => {
      const response = await fetch(healthUrl.replace('/health/ready', '/metrics'));
      return Number(/^process_cpu_seconds_total (\S+)$/m.exec(await response.text())?.[1]);
    });
  return (await Promise.all(values)).reduce((sum, value) => sum + value, 0);
}
