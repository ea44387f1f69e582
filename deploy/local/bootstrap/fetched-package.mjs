import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { toolchainDir } from './paths.mjs';

/**
 * The folder of an npm package that few need, in the toolchain folder; installed on the first call, without install scripts and peers.
 * @param {string} name
 * @param {string} version exact
 * @param {(folder: string) => void} [prepare] checks or unpacks what was fetched; if it throws, the package is fetched again by the next call
 * @returns {Promise<string>}
 * @throws {Error} with npm's output
 */
export async function fetchedPackage(name, version, prepare = () => undefined) {
  const home = join(toolchainDir(), `${name}-${version}`);
  const folder = join(home, 'node_modules', name);
  if (existsSync(folder)) return folder;
  // On standard error: the standard output of some programs is data.
  console.error(`Fetching ${name} ${version} …`);
  const work = `${home}.${process.pid}`;
  mkdirSync(work, { recursive: true });
  try {
    const flags = ['--no-save', '--ignore-scripts', '--legacy-peer-deps', '--no-fund', '--no-audit'];
    const { code, output } = await npm(['install', '--prefix', work, ...flags, `${name}@${version}`], work);
    if (code !== 0) throw new Error(`Could not fetch ${name}@${version} from npm.\n${output}`);
    prepare(join(work, 'node_modules', name));
    // Renamed when complete, so an interrupted download is never used.
    if (!existsSync(home)) renameSync(work, home);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return folder;
}
