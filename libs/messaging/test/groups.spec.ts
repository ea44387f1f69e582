import { Groups } from '../src/groups.js';

describe('groups', () => {
  it('process items that arrive while a group is processed together', async () => {
    const sizes: number[] = [];
    const groups = new Groups<number>(10, async (items) => {
      sizes.push(items.length);
      await Promise.resolve();
    });
    await Promise.all([1, 2, 3].map((item) => groups.add(item)));
    await groups.add(4);
    expect(sizes).toEqual([3, 1]);
  });

  it('are never larger than their maximum', async () => {
    const sizes: number[] = [];
    const groups = new Groups<number>(2, (items) => {
      sizes.push(items.length);
      return Promise.resolve();
    });
    await Promise.all([1, 2, 3, 4, 5].map((item) => groups.add(item)));
    expect(sizes).toEqual([2, 2, 1]);
  });

  it('process each item alone after a failure, and report it to the item that fails', async () => {
    const processed: number[] = [];
    const groups = new Groups<number>(10, (items) => {
      if (items.includes(2)) return Promise.reject(new Error('item 2 fails'));
      processed.push(...items);
      return Promise.resolve();
    });
    const results = await Promise.allSettled([1, 2, 3].map((item) => groups.add(item)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(processed).toEqual([1, 3]);
  });
});
