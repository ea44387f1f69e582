import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toolchainDir } from './paths.mjs';
import { npm } from './npm.mjs';

export const MINIMUM_MAJOR = 24;
/** Exact, so that every machine runs the same; the newest 24 LTS when it was set. */
const VERSION = '24.21.0';

/**
 * The Node this repository wants, fetched from npm when it is not there yet.
 * @returns {Promise<string>} path of the program
 */
export async function newerNode() {
  // npm's package `node` fetches one of these with an install script; we take the right one directly, without.
  const name = `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${process.platform}-${process.arch}`;
  const home = join(toolchainDir(), `node-${VERSION}`);
  const program = join(home, 'node_modules', name, 'bin', 'node');
  if (existsSync(program)) return program;

  console.log(`Node ${process.versions.node} is too old; fetching Node ${VERSION} …`);
  const work = `${home}.${process.pid}`;
  mkdirSync(work, { recursive: true });
  try {
    const flags = ['--prefix', work, '--no-save', '--ignore-scripts', '--no-fund', '--no-audit'];
    const { code, output } = await npm(['install', ...flags, `${name}@${VERSION}`], work);
    const fetched = join(work, 'node_modules', name, 'bin', 'node');
    const answer = spawnSync(fetched, ['--version'], { encoding: 'utf8' });
    if (code !== 0 || answer.stdout?.trim() !== `v${VERSION}`) {
      throw new Error(
        `Could not fetch Node ${VERSION} from npm (${name}). Install Node ${MINIMUM_MAJOR} or newer and try again.\n` +
          (code ? output : answer.stderr || answer.error?.message),
      );
    }
    // Renamed when complete: an interrupted download is never taken for a Node.
    if (!existsSync(home)) renameSync(work, home);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return program;
}
