import { setTimeout as delay } from 'node:timers/promises';
import { withConstantRefusal } from '../src/http/constant-duration.js';

const KNOWN = new Error('known');
const refuse = (work: () => Promise<unknown>) => withConstantRefusal(work, (error) => error === KNOWN);

describe('a refusal with constant duration', () => {
  it.each([0, 40, 300])('is thrown half a second after the start if the work took %i ms', async (ms) => {
    const startedAtMs = performance.now();
    await expect(refuse(() => delay(ms).then(() => Promise.reject(KNOWN)))).rejects.toBe(KNOWN);
    // Timers count whole milliseconds, both when they are set and when they fire.
    expect(performance.now() - startedAtMs).toBeGreaterThanOrEqual(490);
  });

  it('delays neither results nor other errors', async () => {
    let timersHaveRun = false;
    setTimeout(() => (timersHaveRun = true));
    expect(await refuse(async () => 'stored')).toBe('stored');
    const other = new Error('closed');
    await expect(refuse(() => Promise.reject(other))).rejects.toBe(other);
    expect(timersHaveRun).toBe(false);
  });
});
