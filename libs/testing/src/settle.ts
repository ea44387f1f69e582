/**
 * Polls `condition` every 25 ms until its result is truthy, and returns that result. For asynchronous effects: queues,
 * e-mails, caches.
 * @throws {Error} with the source of the condition after `timeoutMs`; an error of the condition at once
 */
export async function eventually<T>(
  condition: () => Promise<T | false | null | undefined>,
  timeoutMs = 15_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const result = await condition();
    if (result) return result;
    if (Date.now() > deadline)
      throw new Error(`the condition did not hold within ${timeoutMs} ms: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
