import { eventually, type Answer } from '../../../src/index.js';

/** The gateway was killed in mid-request, or is not up: nobody knows whether the request was heard. */
const CUT_OFF = /fetch failed|terminated|JSON|other side closed/;
const PATIENCE = 90_000;

/**
 * Does what a person does: presses again until there is an answer.
 * @returns the first answer that is neither an outage nor a broken connection
 */
export async function untilAnswered<T>(send: () => Promise<Answer<T>>): Promise<Answer<T>> {
  return eventually(async () => {
    try {
      const answer = await send();
      return answer.status < 500 && answer;
    } catch (error) {
      if (CUT_OFF.test(String(error))) return false;
      throw error;
    }
  }, PATIENCE);
}
