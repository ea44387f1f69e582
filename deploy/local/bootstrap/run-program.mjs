import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from './paths.mjs';
import { onStop } from './signals.mjs';

/**
 * Runs Nx as a plain command: no background process, no terminal interface, no network. Its cache is inside this
 * checkout: the default is in the home folder, outlives a clone and hides what a new machine would see.
 */
export const NX_ENV = {
  NX_CACHE_DIRECTORY: join(ROOT, '.nx', 'cache'),
  NX_WORKSPACE_DATA_DIRECTORY: join(ROOT, '.nx', 'workspace-data'),
  NX_DAEMON: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
};

/**
 * The environment of the repository's programs: the required Node and the installed tools come first on PATH.
 * @param {string} [node]
 * @returns {NodeJS.ProcessEnv}
 */
export function programEnv(node = process.execPath) {
  return {
    ...process.env,
    PATH: [dirname(node), join(ROOT, 'node_modules', '.bin'), process.env.PATH]
      .filter(Boolean)
      .join(delimiter),
  };
}

/**
 * Runs a program in the foreground and waits. Signals to this process are forwarded to it, and it is asked to stop when
 * this process loses its own parent.
 * @param {string} command a path, or a name on PATH
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, channel?: boolean }} [options] channel: opens an IPC channel, whose end shows the program that this process is gone
 * @returns {Promise<number>} its exit code
 */
export function runProgram(command, args, { env = {}, channel = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: channel ? process.cwd() : ROOT,
      env: { ...programEnv(command.includes('/') ? command : process.execPath), ...env },
      stdio: channel ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    });
    const stopForwarding = onStop((signal) => child.kill(signal));
    child.once('error', (error) => {
      stopForwarding();
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => {
      stopForwarding();
      resolve(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 0));
    });
  });
}
