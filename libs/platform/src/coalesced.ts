/**
 * Makes callers share runs of `work`: each gets the result of a run that started after its call. Callers that arrive during a
 * run share the next one, so at most one run is active.
 */
export function coalesced<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const run = work();
      running = run.catch(() => undefined);
      return run;
    });
    return next;
  };
}
