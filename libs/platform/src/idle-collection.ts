import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const CHECK_INTERVAL_MS = 30_000;
/** Share of an interval in which the event loop may have run for the process to count as idle. */
const MAX_IDLE_UTILIZATION = 0.02;
/** A collection interrupts the process for up to half a second; it has to be worth that. */
const MIN_GROWTH_BYTES = 16 * 1024 * 1024;

/** The function that V8 has with `--expose-gc`. */
type CollectGarbage = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Collects garbage once after each load, when the process has become idle. V8 collects when something allocates: a process
 * without work keeps what the last requests have left, which is more than half of the memory of a gateway. Of the kinds of
 * collections only the last resort returns the memory to the system.
 */
export function collectGarbageWhenIdle(intervalMs = CHECK_INTERVAL_MS): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as CollectGarbage;
  let lastUtilization = performance.eventLoopUtilization();
  let heapAfterCollectionBytes = 0;
  setInterval(() => {
    const utilization = performance.eventLoopUtilization();
    const { utilization: share } = performance.eventLoopUtilization(utilization, lastUtilization);
    lastUtilization = utilization;
    if (share > MAX_IDLE_UTILIZATION) return;
    if (process.memoryUsage().heapTotal - heapAfterCollectionBytes < MIN_GROWTH_BYTES) return;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    heapAfterCollectionBytes = process.memoryUsage().heapTotal;
  }, intervalMs).unref();
}
