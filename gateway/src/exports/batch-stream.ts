import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { log } from '@araucaria/platform';

interface TextBatch<C> {
  text: string;
  /** null: the last batch. */
  next: C | null;
}

/**
 * A file that is read batch by batch: each is loaded while the one before it is sent, and at the pace of the client, so three
 * batches at most are in memory. An error on the way aborts the download.
 * @param load runs in the context of the caller of this function, whose acting user limits what every batch holds
 */
export function batchStream<C = number>(
  first: TextBatch<C>,
  load: (after: C) => Promise<TextBatch<C>>,
): Readable {
  const stream = Readable.from(texts(first, AsyncLocalStorage.bind(load)), { highWaterMark: 1 });
  stream.on('error', (error) => log.warn({ err: error }, 'an export was aborted'));
  return stream;
}

async function* texts<C>(
  first: TextBatch<C>,
  load: (after: C) => Promise<TextBatch<C>>,
): AsyncGenerator<string> {
  for (let batch = first; ;) {
    const following = batch.next === null ? undefined : load(batch.next);
    // The client may leave before the batch is awaited below.
    following?.catch(() => undefined);
    yield batch.text;
    if (!following) return;
    batch = await following;
  }
}
