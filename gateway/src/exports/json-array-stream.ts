import { StreamableFile } from '@nestjs/common';
import { batchStream } from './batch-stream.js';

/** Some elements of an array, and where the next ones begin. */
interface ElementBatch<C> {
  elements: readonly object[];
  /** null: the last batch. */
  next: C | null;
}

/**
 * A response of a JSON array that is loaded and sent batch by batch, so that a list of any length needs the memory of a few batches. The
 * first batch is loaded before the response begins: an invalid filter gets an error response.
 */
export async function jsonArrayOf<C>(load: (after?: C) => Promise<ElementBatch<C>>): Promise<StreamableFile> {
  let isEmpty = true;
  const textOf = ({ elements, next }: ElementBatch<C>) => {
    const separator = isEmpty || !elements.length ? '' : ',';
    if (elements.length) isEmpty = false;
    return {
      text: `${separator}${elements.map((element) => JSON.stringify(element)).join(',')}${next === null ? ']' : ''}`,
      next,
    };
  };
  const first = textOf(await load());
  const stream = batchStream<C>({ ...first, text: `[${first.text}` }, async (after) =>
    textOf(await load(after)),
  );
  return new StreamableFile(stream, { type: 'application/json; charset=utf-8' });
}
