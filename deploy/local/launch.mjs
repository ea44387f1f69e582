// What every npm script calls: node deploy/local/launch.mjs <command> [...args]
// Runs on any Node from 18 on, before anything is installed. Brings the right Node, installs what the lockfile says,
// then hands over to the command.
import { Stopped } from './capture.mjs';
import { ensureInstalled } from './install.mjs';
import { MINIMUM_MAJOR, newerNode } from './node-version.mjs';
import { NX_ENV, runProgram } from './run-program.mjs';

/**
 * Commands that are modules of the repository with `main(args): Promise<number>`.
 * @type {Record<string, string>}
 */
const MODULES = {
  start: './start.mjs',
  test: './test.mjs',
  reset: './reset.mjs',
};

/**
 * Commands that are programs of the repository; they want the processes built.
 * @type {Record<string, string>}
 */
const PROGRAMS = {
  bench: 'bench/main.mjs',
  faults: 'bench/faults.mjs',
  'eval:resumes': 'services/resume-parser/dist/evaluate.js',
};

async function main() {
  const [command, ...args] = process.argv.slice(2);
  if (Number(process.versions.node.split('.')[0]) < MINIMUM_MAJOR) {
    // The same launcher once more, in the Node it needs; the channel tells it when this one is gone.
    return runProgram(await newerNode(), process.argv.slice(1), { channel: true });
  }
  if (command === 'reset') return (await import('./reset.mjs')).main();
  await ensureInstalled();
  if (command in MODULES) return (await import(MODULES[command])).main(args);
  if (command in PROGRAMS) {
    await (await import('./build.mjs')).buildIfStale();
    return runProgram(process.execPath, [PROGRAMS[command], ...args]);
  }
  if (command === 'nx') return runProgram('nx', args, { env: NX_ENV });
  if (command === 'exec' && args.length) return runProgram(args[0], args.slice(1));
  const known = [...Object.keys(MODULES), ...Object.keys(PROGRAMS), 'nx …', 'exec …'].join(', ');
  console.error(`Unknown command "${command ?? ''}". One of: ${known}`);
  return 2;
}

main().then(
  // Not process.exit(): what was written to a pipe (npm, CI) must still get out. The timer helps when some handle
  // of a library holds the process although its command is over.
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
