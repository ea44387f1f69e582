import { setImmediate as nextTurn } from 'node:timers/promises';
import { ADMIN } from '@araucaria/testing';
import { currentActor, runInContext } from '@araucaria/platform';
import { batchStream } from '../src/exports/batch-stream.js';

const LAST = 5;
const batch = (n: number) => ({ text: `lote ${n}\r\n`, next: n === LAST ? null : n });
const ALL = Array.from({ length: LAST }, (_, index) => batch(index + 1).text).join('');

/** Reads chunk by chunk. Pending work runs in between. */
async function readSlowly(stream: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const chunk of stream) {
    text += chunk;
    await nextTurn();
  }
  return text;
}

describe('a file that is streamed in batches', () => {
  it('loads every batch as the user who began the download', async () => {
    const actors: unknown[] = [];
    const stream = runInContext({ requestId: 'test', actor: ADMIN }, () =>
      batchStream(batch(1), async (after) => {
        actors.push(currentActor());
        return batch(after + 1);
      }),
    );
    // The socket of a client that reads slowly asks for more outside of the request.
    expect(await readSlowly(stream)).toBe(ALL);
    expect(actors).toEqual(Array.from({ length: LAST - 1 }, () => ADMIN));
  });

  it('loads no further than two batches ahead of the client', async () => {
    let loaded = 1;
    const stream = batchStream(batch(1), async (after) => {
      loaded = after + 1;
      return batch(loaded);
    });
    stream.read(0);
    for (let turn = 0; turn < 20; turn++) await nextTurn();
    expect(loaded).toBeLessThanOrEqual(3);
    expect(await readSlowly(stream)).toBe(ALL);
  });

  it('fails when a batch fails', async () => {
    const stream = batchStream(batch(1), async (after) => {
      if (after === 2) throw new Error('banco de dados indisponível');
      return batch(after + 1);
    });
    await expect(readSlowly(stream)).rejects.toThrow('banco de dados indisponível');
  });

  it('ignores the failure of a batch that a client who left does not read', async () => {
    let fail: (error: Error) => void = () => undefined;
    const stream = batchStream(batch(1), () => new Promise((_, reject) => (fail = reject)));
    for await (const chunk of stream) {
      expect(chunk).toBe(batch(1).text);
      break;
    }
    fail(new Error('tarde demais'));
    await nextTurn();
    expect(stream.destroyed).toBe(true);
  });
});
