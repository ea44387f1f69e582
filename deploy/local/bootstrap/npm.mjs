import { capture } from './capture.mjs';

/**
 * Runs npm and waits: the npm that started this process, else the one on PATH.
 * @param {string[]} args
 * @param {string} cwd
 */
export function npm(args, cwd) {
  const script = process.env.npm_execpath;
  const [command, leading] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  // npm passes its settings to scripts as npm_… variables. The inner npm has a prefix and a workspace of its own.
  const inherited = /^npm_(config_(prefix|local_prefix|workspace)|package_|lifecycle_)/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
  return capture(command, [...leading, ...args], { cwd, env });
}
