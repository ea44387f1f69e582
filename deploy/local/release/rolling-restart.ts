import { dataDir as configuredDataDir } from '../bootstrap/paths.mjs';
import { buildIfStale } from '../start/build.ts';
import { ROLLING_RESTART_SIGNAL, currentRun } from '../system/run-record.ts';

/** Sixteen processes that take their longest time to stop and to start. */
const TIMEOUT_MS = 10 * 60_000;
const POLL_INTERVAL_MS = 250;

/**
 * `npm run rolling-restart`: builds what has changed and lets the running `npm start` restart its processes one after the
 * other. Returns the exit code.
 */
export async function main(): Promise<number> {
  const dataDir = configuredDataDir();
  const before = currentRun(dataDir);
  if (!before?.url) throw new Error('Nothing to restart: npm start does not run, or is still starting.');
  await buildIfStale();
  console.log('Restarting the processes one after the other …');
  const startedMs = Date.now();
  process.kill(before.launcher.pid, ROLLING_RESTART_SIGNAL);
  for (;;) {
    const { rollingRestarts } = currentRun(dataDir) ?? {};
    if (rollingRestarts === undefined) throw new Error('npm start has ended meanwhile.');
    if (rollingRestarts.failed > before.rollingRestarts.failed)
      throw new Error('A process did not start again; see the output of npm start.');
    if (rollingRestarts.done > before.rollingRestarts.done) break;
    if (Date.now() - startedMs > TIMEOUT_MS)
      throw new Error(`Not finished after ${TIMEOUT_MS / 60_000} minutes.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  console.log(`All processes run the present build (${((Date.now() - startedMs) / 1_000).toFixed(1)} s).`);
  return 0;
}
