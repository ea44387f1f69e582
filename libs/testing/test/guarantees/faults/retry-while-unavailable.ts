import { eventually, type ApiResponse } from '../../../src/index.js';

/** The gateway was killed during the request or is not running. The request may have been processed. */
const BROKEN_CONNECTION = /fetch failed|terminated|JSON|other side closed/;
const RESPONSE_TIMEOUT_MS = 90_000;

/** Repeats a request, as a user does, until the status of the response is below 500. Returns that response. */
export async function retryWhileUnavailable<T>(send: () => Promise<ApiResponse<T>>): Promise<ApiResponse<T>> {
  return eventually(async () => {
    try {
      const response = await send();
      return response.status < 500 && response;
    } catch (error) {
      if (BROKEN_CONNECTION.test(String(error))) return false;
      throw error;
    }
  }, RESPONSE_TIMEOUT_MS);
}
