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

  const parent = process.ppid;
  const watch = process.env.npm_lifecycle_event ? setInterval(() => process.ppid !== parent && gone(), 500) : undefined;
  watch?.unref();

  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
    process.off('disconnect', gone);
    clearInterval(watch);
  };
}
