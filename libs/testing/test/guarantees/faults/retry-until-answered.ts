import { eventually, type ApiResponse } from '../../../src/index.js';

/** The gateway was killed during the request, or does not run: whether the request was processed is unknown. */
const BROKEN_CONNECTION = /fetch failed|terminated|JSON|other side closed/;
const ANSWER_TIMEOUT_MS = 90_000;

/**
 * Repeats a request until there is an answer, as a user does.
 * @returns the first answer that is neither an outage nor a broken connection
 */
export async function retryUntilAnswered<T>(send: () => Promise<ApiResponse<T>>): Promise<ApiResponse<T>> {
  return eventually(async () => {
    try {
      const answer = await send();
      return answer.status < 500 && answer;
    } catch (error) {
      if (BROKEN_CONNECTION.test(String(error))) return false;
      throw error;
    }
  }, ANSWER_TIMEOUT_MS);
}
