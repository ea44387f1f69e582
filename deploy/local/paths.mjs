import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Where the local run keeps its state.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function dataDir(env = process.env) {
  return resolve(ROOT, env.DATA_DIR || '.data');
}

/**
 * Fetched programs (Node, Redis): not state, kept by `npm run reset`.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function toolchainDir(env = process.env) {
  return join(dataDir(env), 'toolchain');
}
