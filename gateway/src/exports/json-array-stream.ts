import { StreamableFile } from '@nestjs/common';
import { JSON_TYPE } from '../http/json-bytes.js';
import { batchStream } from './batch-stream.js';

/** The JSON of a value that is sent as it is written. The API document describes the value. */
export interface JsonStream<T> extends StreamableFile {
  /** Only for the compiler. */
  readonly value?: T;
}

/** Of most records: half a megabyte of text, which a service writes in 20 ms. */
const ELEMENTS_PER_BATCH = 500;

/**
 * A response of a JSON array that is loaded and sent batch by batch, so that a list of any length needs the memory of a few batches.
 * The ids are read before the response begins. So a record whose place in the order changes meanwhile is neither missing nor sent
 * twice, and an invalid filter gets an error response.
 * @param load those of the records that still exist
 */
export async function jsonArrayOf<E, Id>(
  ids: readonly Id[],
  load: (ids: Id[]) => Promise<readonly E[]>,
  batchSize = ELEMENTS_PER_BATCH,
): Promise<JsonStream<E[]>> {
  let isEmpty = true;
  const batchFrom = async (from: number) => {
    const end = from + batchSize;
    const elements = ids.length ? await load(ids.slice(from, end)) : [];
    const separator = isEmpty || !elements.length ? '' : ',';
    if (elements.length) isEmpty = false;
    const next = end < ids.length ? end : null;
    return {
      text: `${separator}${elements.map((element) => JSON.stringify(element)).join(',')}${next === null ? ']' : ''}`,
      next,
    };
  };
  const first = await batchFrom(0);
  const stream = batchStream({ ...first, text: `[${first.text}` }, batchFrom);
  return new StreamableFile(stream, { type: JSON_TYPE });
}
