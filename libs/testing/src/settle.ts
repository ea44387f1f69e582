/**
 * Waits until `condition` holds, looking often; for what happens in its own time (queues, mails, caches).
 * @param limit milliseconds after which the last answer is the failure's message
 */
export async function eventually<T>(
  condition: () => Promise<T | false | null | undefined>,
  limit = 15_000,
): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    const result = await condition();
    if (result) return result;
    if (Date.now() > end) throw new Error(`nothing came of it within ${limit} ms: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
