import { setImmediate } from 'node:timers/promises';
import { BoundedQueue } from '../src/accounts/bounded-queue.js';

describe('a bounded queue', () => {
  const gates: Array<() => void> = [];
  const started: number[] = [];
  const work = (id: number) => () => {
    started.push(id);
    return new Promise<number>((resolve) => gates.push(() => resolve(id)));
  };
  const release = async () => {
    gates.shift()?.();
    await setImmediate();
  };

  it('runs so many at a time, in order, and refuses the rest at once', async () => {
    const queue = new BoundedQueue(2, 2);
    const accepted = [1, 2, 3, 4].map((id) => queue.run(work(id)));
    await expect(queue.run(work(5))).rejects.toMatchObject({ code: 'OVERLOADED', status: 503 });
    expect(started).toEqual([1, 2]);
    await release();
    expect(started).toEqual([1, 2, 3]);
    const late = queue.run(work(6));
    for (let count = 0; count < 4; count++) await release();
    expect(await Promise.all([...accepted, late])).toEqual([1, 2, 3, 4, 6]);
    expect(started).toEqual([1, 2, 3, 4, 6]);
  });

  it('goes on after work that failed', async () => {
    const queue = new BoundedQueue(1, 1);
    const failed = queue.run(() => Promise.reject(new Error('broken')));
    const next = queue.run(() => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
