import { jsonArrayOf } from '../src/exports/json-array-stream.js';

/** The text of the response whose batches have these elements. */
async function textOf(...batches: object[][]): Promise<string> {
  const file = await jsonArrayOf<object, number>(async (after = 0) => {
    const elements = batches[after] ?? [];
    return { elements, next: after + 1 < batches.length ? after + 1 : null };
  });
  expect(file.getHeaders().type).toBe('application/json; charset=utf-8');
  let text = '';
  for await (const chunk of file.getStream()) text += String(chunk);
  return text;
}

describe('a JSON array that is streamed in batches', () => {
  it.each([
    [[[]]],
    [[[{ id: 1 }]]],
    [[[{ id: 1, name: 'É, "b"' }, { id: 2 }], [{ id: 3 }]]],
    // Batches may be empty, because records were removed since.
    [[[], [{ id: 1 }], [], [{ id: 2 }, { id: 3 }], []]],
    [[[], []]],
  ])('is that of all batches together: %j', async (batches) => {
    expect(await textOf(...batches)).toBe(JSON.stringify(batches.flat()));
  });

  it('fails before it begins when the first batch fails', async () => {
    await expect(
      jsonArrayOf(async () => {
        throw new Error('Status desconhecido');
      }),
    ).rejects.toThrow('Status desconhecido');
  });
});
