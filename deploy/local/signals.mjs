import { readFileSync } from 'node:fs';

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Calls back whenever this process is asked to stop: a signal, the outer launcher gone (the end of its channel), or npm
 * gone (npm passes signals on to its shell, which may die without passing them further).
 * @param {(signal: NodeJS.Signals) => void} callback
 * @returns {() => void} stops listening
 */
export function onStop(callback) {
  const handlers = SIGNALS.map((signal) => /** @type {const} */ ([signal, () => callback(signal)]));
  for (const [signal, handler] of handlers) process.on(signal, handler);

  const gone = () => callback('SIGTERM');
  process.on('disconnect', gone);
  // The channel alone must not keep a finished command from leaving.
  process.channel?.unref();

  const parents = process.env.npm_lifecycle_event ? npmAbove() : '';
  const watch = parents ? setInterval(() => npmAbove() !== parents && gone(), 500) : undefined;
  watch?.unref();

  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
    process.off('disconnect', gone);
    clearInterval(watch);
  };
}

/**
 * Who stands above us: npm itself, or the shell it starts scripts in and npm above that.
 * @returns {string}
 */
function npmAbove() {
  const parent = process.ppid;
  try {
    const [, name, rest] = readFileSync(`/proc/${parent}/stat`, 'utf8').match(/\((.*)\) \S (\d+)/s) ?? [];
    return /^(ba|da|a|z)?sh$/.test(name) ? `${parent} ${rest}` : `${parent}`;
  } catch {
    // No /proc on this system, or the parent just died: its number tells.
    return `${parent}`;
  }
}
