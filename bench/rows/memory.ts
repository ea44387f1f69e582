import { setTimeout as delay } from 'node:timers/promises';
import { withDescendants } from '../harness/cpu-times.ts';
import { atMost } from '../harness/limits.ts';
import { memoryBytes, proportionalMemoryBytes } from '../harness/memory.ts';
import type { RowDefinition, RowGroup } from '../harness/row.ts';

const MEMORY: RowDefinition = {
  name: 'memory',
  title: 'idle memory of all processes, after the load',
  baseline: '–',
  line: [atMost('proportionalMb', 1_500)],
  goal: [atMost('proportionalMb', 1_000)],
};
const MEGABYTE = 1_000_000;
/** The idle processes collect their garbage within a minute (`libs/platform/src/idle-collection.ts`). */
const IDLE_MS = 70_000;
const LOADED_REQUESTS = 300;
const SERVERS = ['postgres', 'redis'];

/**
 * What the processes of the product hold when nothing happens. The resident figure counts the pages that processes share once
 * for each of them (55 MB of Node's program); the proportional one, by which the row is judged, counts them once.
 */
export const group: RowGroup = {
  rows: [MEMORY],
  async run(bench) {
    const product = await bench.servers.product({ candidates: bench.options.candidates });
    const paths = [
      '/api/candidates',
      '/api/jobs',
      '/vagas',
      '/api/hiring/dashboard',
      '/api/interviews/counts',
    ];
    await product.cacheLists(false);
    for (let index = 0; index < LOADED_REQUESTS; index++)
      await (
        await fetch(product.url + (paths[index % paths.length] ?? ''), { headers: product.staff })
      ).arrayBuffer();
    await delay(IDLE_MS);
    const values: Record<string, number> = { residentMb: 0, proportionalMb: 0, serversMb: 0 };
    for (const [name, roots] of Object.entries(product.pids())) {
      const pids = withDescendants(roots);
      const megabytes = (read: (pid: number) => number): number =>
        pids.reduce((sum, pid) => sum + read(pid), 0) / MEGABYTE;
      if (SERVERS.includes(name)) {
        values.serversMb = (values.serversMb ?? 0) + megabytes(proportionalMemoryBytes);
        continue;
      }
      values[`${name}Mb`] = megabytes(memoryBytes);
      values.residentMb = (values.residentMb ?? 0) + megabytes(memoryBytes);
      values.proportionalMb = (values.proportionalMb ?? 0) + megabytes(proportionalMemoryBytes);
    }
    bench.report(MEMORY, { values });
  },
};
