import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { toolchainDir } from './paths.mjs';

/**
 * The folder of an npm package that few need, in the toolchain folder; installed on the first call, without install scripts.
 * @param {string} name
 * @param {string} version exact
 * @param {(folder: string) => string | undefined} [problem] what is wrong with the package that was fetched
 * @returns {Promise<string>}
 * @throws {Error} with npm's output, or with the problem
 */
export async function fetchedPackage(name, version, problem = () => undefined) {
  const home = join(toolchainDir(), `${name}-${version}`);
  const folder = join(home, 'node_modules', name);
  if (existsSync(folder)) return folder;
  // On standard error: the standard output of some programs is data.
  console.error(`Fetching ${name} ${version} …`);
  const work = `${home}.${process.pid}`;
  mkdirSync(work, { recursive: true });
  try {
    const flags = ['--prefix', work, '--no-save', '--ignore-scripts', '--no-fund', '--no-audit'];
    const { code, output } = await npm(['install', ...flags, `${name}@${version}`], work);
    const found = code ? output : problem(join(work, 'node_modules', name));
    if (found) throw new Error(`Could not fetch ${name}@${version} from npm.\n${found}`);
    // Renamed when complete, so an interrupted download is never used.
    if (!existsSync(home)) renameSync(work, home);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return folder;
}
