import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, freemem, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

/** A page or a process that no longer responds must not hide the failure. */
const WRITER_TIMEOUT_MS = 15_000;
const MEGABYTE = 1_048_576;

/**
 * Writes what a failed system test leaves for its examination: the failure, the state of the machine, and what `writers` know.
 * A writer that fails is noted in the folder.
 * @param {string} folder
 * @param {{ title: string, error: unknown, writers: Iterable<(folder: string) => Promise<void>> }} failure
 */
export async function writeArtifacts(folder, { title, error, writers }) {
  await mkdir(folder, { recursive: true });
  const [load] = loadavg();
  const machine = {
    at: new Date().toISOString(),
    seed: process.env.TEST_SEED,
    loadAverage: load,
    cores: availableParallelism(),
    freeMegabytes: Math.round(freemem() / MEGABYTE),
    totalMegabytes: Math.round(totalmem() / MEGABYTE),
  };
  await writeFile(join(folder, 'failure.txt'), `${title}\n\n${textOf(error)}\n`);
  await writeFile(join(folder, 'machine.json'), `${JSON.stringify(machine, null, 2)}\n`);
  const outcomes = await Promise.allSettled([...writers].map((write) => withTimeout(write(folder))));
  const failed = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [textOf(outcome.reason)] : [],
  );
  if (failed.length) await writeFile(join(folder, 'not-written.txt'), `${failed.join('\n\n')}\n`);
}

/** @param {unknown} error */
function textOf(error) {
  const { stack, message } = /** @type {Partial<Error>} */ (Object(error));
  return stack ?? message ?? String(error);
}

/** @param {Promise<void>} work */
async function withTimeout(work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`not written within ${WRITER_TIMEOUT_MS} ms`)),
      WRITER_TIMEOUT_MS,
    );
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
