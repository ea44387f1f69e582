/** The first pauses between two checks are shorter: most conditions hold soon. */
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 100;

/**
 * Polls `condition` until its result is truthy, and returns that result. For asynchronous effects: queues, e-mails, caches.
 * @throws {Error} with the source and the last value of the condition after `timeoutMs`; an error of the condition at once
 */
export async function eventually<T>(
  condition: () => Promise<T | false | null | undefined>,
  timeoutMs = 60_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  let pauseMs = FIRST_PAUSE_MS;
  for (let checks = 1; ; checks += 1) {
    const result = await condition();
    if (result) return result;
    if (Date.now() > deadline)
      throw new Error(
        `the condition did not hold within ${timeoutMs} ms: ${condition.toString()}\n` +
          `its last value, after ${checks} checks: ${JSON.stringify(result) ?? 'undefined'}`,
      );
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  }
}
