// What every npm script calls: node deploy/local/launch.mjs <command> [...args]
//
// This file and bootstrap/*.mjs are plain JavaScript with types in JSDoc: they run on any Node from 18 on, before
// anything is installed. They start the required Node and install the packages of the lockfile. Everything else is
// TypeScript, which Node 24 runs without a build, and is imported only after these two steps.
import { Stopped } from './bootstrap/capture.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { MINIMUM_MAJOR, installedNode } from './bootstrap/node-version.mjs';
import { NX_ENV, runProgram } from './bootstrap/run-program.mjs';

/**
 * Commands that are modules of this folder.
 * @type {Record<string, () => Promise<{ main(args: string[]): Promise<number> }>>}
 */
const MODULES = {
  start: () => import('./start/start.ts'),
  test: () => import('./tests/test.ts'),
  'test:long': () => import('./tests/test-long.ts'),
  'test:weights': () => import('./release/record-weights.ts'),
  reset: () => import('./start/reset.ts'),
  'rolling-restart': () => import('./release/rolling-restart.ts'),
  security: () => import('./tests/security.ts'),
  'audit:verify': () => import('./operations/verify-audit.ts'),
  containers: () => import('./containers/main.ts'),
  backup: () => import('./operations/backup.ts'),
  restore: () => import('./operations/restore.ts'),
  'schema:record': () => import('./release/record-release.ts'),
};

/**
 * Commands that are programs of the repository. They need the built processes.
 * @type {Record<string, string>}
 */
const PROGRAMS = {
  bench: 'bench/main.ts',
  faults: 'bench/faults.ts',
  'eval:resumes': 'services/resume-parser/dist/evaluate.js',
};

async function main() {
  const [command = '', ...args] = process.argv.slice(2);
  // A reset needs no packages.
  const installation = command === 'reset' ? Promise.resolve() : ensureInstalled();
  if (Number(process.versions.node.split('.')[0]) < MINIMUM_MAJOR) {
    // The packages are installed while Node is fetched.
    const [node] = await Promise.all([installedNode(), installation]);
    // Runs this launcher again in the required Node. The end of the channel stops it when this process dies.
    return runProgram(node, process.argv.slice(1), { channel: true });
  }
  await installation;
  const module = MODULES[command];
  const program = PROGRAMS[command];
  if (module) return (await module()).main(args);
  if (program) {
    await (await import('./start/build.ts')).buildIfStale();
    return runProgram(process.execPath, [program, ...args]);
  }
  if (command === 'nx') return runProgram('nx', args, { env: NX_ENV });
  if (command === 'exec' && args[0]) return runProgram(args[0], args.slice(1));
  const known = [...Object.keys(MODULES), ...Object.keys(PROGRAMS), 'nx …', 'exec …'].join(', ');
  console.error(`Unknown command "${command}". One of: ${known}`);
  return 2;
}

main().then(
  // Not process.exit(): output written to a pipe (npm, CI) must still be flushed. The timer ends the process when a
  // library keeps a handle open after the command has finished.
  (code) => {
    process.exitCode = code;
    setTimeout(() => process.exit(code), 1_000).unref();
  },
  (error) => {
    if (error instanceof Stopped) process.exit(130);
    console.error(process.env.DEBUG ? error : `\n${error.message}`);
    process.exit(1);
  },
);
