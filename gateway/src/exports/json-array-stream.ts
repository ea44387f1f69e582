import { StreamableFile } from '@nestjs/common';
import { JSON_TYPE } from '../http/json-bytes.js';
import { batchStream } from './batch-stream.js';

/** The JSON of a value that is sent as it is written. The API document describes the value. */
export interface JsonStream<T> extends StreamableFile {
  /** Only for the compiler. */
  readonly value?: T;
}

/** Some elements of an array, and where the next ones begin. */
interface ElementBatch<E, C> {
  elements: readonly E[];
  /** null: the last batch. */
  next: C | null;
}

/**
 * A response of a JSON array that is loaded and sent batch by batch, so that a list of any length needs the memory of a few batches. The
 * first batch is loaded before the response begins: an invalid filter gets an error response.
 */
export async function jsonArrayOf<E, C>(
  load: (after?: C) => Promise<ElementBatch<E, C>>,
): Promise<JsonStream<E[]>> {
  let isEmpty = true;
  const textOf = ({ elements, next }: ElementBatch<E, C>) => {
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
  return new StreamableFile(stream, { type: JSON_TYPE });
}
