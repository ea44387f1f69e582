import { eventually } from '../src/settle.js';

describe('eventually', () => {
  it('returns the first value that is not empty', async () => {
    const values = [undefined, 0, 'sent'];
    expect(await eventually(async () => values.shift() as string)).toBe('sent');
  });

  it('names the condition and its last value when the time is over', async () => {
    const isSent = async () => null;
    await expect(eventually(isSent, 0)).rejects.toThrow(
      /within 0 ms: async \(\)[^]*its last value, after \d+ checks: null/,
    );
  });

  it('throws an error of the condition at once', async () => {
    await expect(eventually(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });
});
