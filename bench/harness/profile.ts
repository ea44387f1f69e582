import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, resolve } from 'node:path';

/**
 * Records CPU profiles of this program and of every process that it starts from now on, in `folder`, for the performance
 * panel of Chromium. Profiling slows all of them down, so figures of such a run are for comparison with each other only.
 * @returns writes the profile of this program
 */
export async function startProfiles(folder: string): Promise<() => Promise<void>> {
  const directory = resolve(folder);
  mkdirSync(directory, { recursive: true });
  process.env.NODE_OPTIONS =
    `${process.env.NODE_OPTIONS ?? ''} --cpu-prof --cpu-prof-dir=${directory}`.trim();
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  return async () => {
    const { profile } = await session.post('Profiler.stop');
    writeFileSync(join(directory, `bench.${process.pid}.cpuprofile`), JSON.stringify(profile));
    session.disconnect();
  };
}
