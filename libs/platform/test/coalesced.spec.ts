import { coalesced } from '../src/coalesced.js';

describe('coalesced work', () => {
  it('runs once for callers that arrive during a run, after their arrival', async () => {
    const runs: Array<PromiseWithResolvers<number>> = [];
    const work = coalesced(() => {
      const run = Promise.withResolvers<number>();
      runs.push(run);
      return run.promise;
    });
    const first = work();
    await new Promise(setImmediate);
    const others = [work(), work(), work()];
    expect(runs).toHaveLength(1);
    runs[0]?.resolve(1);
    await expect(first).resolves.toBe(1);
    await new Promise(setImmediate);
    expect(runs).toHaveLength(2);
    runs[1]?.resolve(2);
    await expect(Promise.all(others)).resolves.toEqual([2, 2, 2]);
  });

  it('runs again after a failure, which only its callers get', async () => {
    let calls = 0;
    const work = coalesced(async () => {
      await Promise.resolve();
      if (++calls === 1) throw new Error('no space left');
      return calls;
    });
    const failing = work();
    await expect(failing).rejects.toThrow('no space left');
    await expect(work()).resolves.toBe(2);
  });
});
