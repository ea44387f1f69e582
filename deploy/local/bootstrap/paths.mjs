import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/**
 * The folder with the state of the local run.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function dataDir(env = process.env) {
  return resolve(ROOT, env.DATA_DIR || '.data');
}

/**
 * The folder with fetched programs (Node, Redis). They are not state: `npm run reset` keeps them.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function toolchainDir(env = process.env) {
  return join(dataDir(env), 'toolchain');
}
