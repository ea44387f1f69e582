import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { toolchainDir } from './paths.mjs';

/** Runs TypeScript by stripping its types. */
export const MINIMUM_MAJOR = 24;
/** Exact, so that every machine runs the same: the newest 24 LTS when this line was written. */
const VERSION = '24.21.0';

/**
 * The Node that this repository requires, installed from npm into the toolchain folder on the first call.
 * @returns {Promise<string>} path of the program
 */
export async function installedNode() {
  // npm's package `node` downloads one of these in an install script. They are installed directly, without the script.
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
    // Renamed when complete, so an interrupted download is never used.
    if (!existsSync(home)) renameSync(work, home);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return program;
}
