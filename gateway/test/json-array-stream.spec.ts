import { jsonArrayOf } from '../src/exports/json-array-stream.js';

/** The text of the response whose batches, of two ids each, have these elements. */
async function textOf(...batches: object[][]): Promise<string> {
  const ids = batches.flatMap((_, index) => [2 * index, 2 * index + 1]);
  const file = await jsonArrayOf(ids, async ([first = 0]) => batches[first / 2] ?? [], 2);
  expect(file.getHeaders().type).toBe('application/json; charset=utf-8');
  let text = '';
  for await (const chunk of file.getStream()) text += String(chunk);
  return text;
}

describe('a JSON array that is streamed in batches', () => {
  it.each([
    [[]],
    [[[]]],
    [[[{ id: 1 }]]],
    [[[{ id: 1, name: 'É, "b"' }, { id: 2 }], [{ id: 3 }]]],
    // Batches may be empty, because records were removed since.
    [[[], [{ id: 1 }], [], [{ id: 2 }, { id: 3 }], []]],
    [[[], []]],
  ])('is that of all batches together: %j', async (batches) => {
    expect(await textOf(...batches)).toBe(JSON.stringify(batches.flat()));
  });

  it('has each id once, the last batch being shorter', async () => {
    const calls: number[][] = [];
    const file = await jsonArrayOf(
      [1, 2, 3, 4, 5],
      async (ids) => {
        calls.push(ids);
        return ids;
      },
      2,
    );
    let text = '';
    for await (const chunk of file.getStream()) text += String(chunk);
    expect(text).toBe('[1,2,3,4,5]');
    expect(calls).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('fails before it begins when the first batch fails', async () => {
    await expect(
      jsonArrayOf([1], async () => {
        throw new Error('Status desconhecido');
      }),
    ).rejects.toThrow('Status desconhecido');
  });
});
