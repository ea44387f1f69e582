import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fetchedPackage } from './fetched-package.mjs';

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
  const programOf = (/** @type {string} */ folder) => join(folder, 'bin', 'node');
  try {
    return programOf(
      await fetchedPackage(name, VERSION, (folder) => {
        const answer = spawnSync(programOf(folder), ['--version'], { encoding: 'utf8' });
        if (answer.stdout?.trim() !== `v${VERSION}`)
          throw new Error(answer.stderr || answer.error?.message || 'It does not run.');
      }),
    );
  } catch (error) {
    throw new Error(
      `Node ${process.versions.node} is too old. Install Node ${MINIMUM_MAJOR} or newer and try again.\n${String(error)}`,
      { cause: error },
    );
  }
}
