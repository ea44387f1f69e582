import { capture } from './capture.mjs';

/**
 * Runs npm and waits: the one that started us if npm did, else the one on PATH.
 * @param {string[]} args
 * @param {string} cwd
 */
export function npm(args, cwd) {
  const script = process.env.npm_execpath;
  const [command, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  // npm hands its own settings to scripts as npm_…; the inner npm must decide for itself (prefix, workspaces).
  const foreign = /^npm_(config_(prefix|local_prefix|workspace)|package_|lifecycle_)/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
  return capture(command, [...first, ...args], { cwd, env });
}
