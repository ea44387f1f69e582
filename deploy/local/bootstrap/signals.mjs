import { readFileSync } from 'node:fs';

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** How often to check that npm is still a parent of this process. */
const PARENT_CHECK_INTERVAL_MS = 500;

/**
 * Calls back when this process is asked to stop: by a signal, by the exit of the outer launcher (its channel ends), or
 * by the exit of npm (npm forwards signals to its shell, which may exit without forwarding them).
 * @param {(signal: NodeJS.Signals) => void} callback
 * @returns {() => void} stops listening
 */
export function onStop(callback) {
  const handlers = SIGNALS.map((signal) => /** @type {const} */ ([signal, () => callback(signal)]));
  for (const [signal, handler] of handlers) process.on(signal, handler);

  const onParentExit = () => callback('SIGTERM');
  process.on('disconnect', onParentExit);
  // The channel alone must not keep a finished command running.
  process.channel?.unref();

  const parents = process.env.npm_lifecycle_event ? npmParents() : '';
  const parentCheck = parents
    ? setInterval(() => npmParents() !== parents && onParentExit(), PARENT_CHECK_INTERVAL_MS)
    : undefined;
  parentCheck?.unref();

  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
    process.off('disconnect', onParentExit);
    clearInterval(parentCheck);
  };
}

/**
 * Identifies the parents that npm consists of: npm itself, or the shell in which it starts scripts and npm above that.
 * @returns {string}
 */
function npmParents() {
  const parent = process.ppid;
  try {
    const [, name = '', grandparent] =
      readFileSync(`/proc/${parent}/stat`, 'utf8').match(/\((.*)\) \S (\d+)/s) ?? [];
    return /^(ba|da|a|z)?sh$/.test(name) ? `${parent} ${grandparent}` : `${parent}`;
  } catch {
    // This system has no /proc, or the parent has just exited: then its pid differs.
    return `${parent}`;
  }
}
