/** Ids that one call accepts. */
const MAX_IDS_PER_CALL = 1_000;

/** Reads records by their ids, in as many calls as the number of ids needs. */
export async function readInBatches<R>(
  ids: readonly number[],
  read: (ids: number[]) => Promise<R[]>,
): Promise<R[]> {
  const records: R[] = [];
  for (let start = 0; start < ids.length; start += MAX_IDS_PER_CALL)
    records.push(...(await read(ids.slice(start, start + MAX_IDS_PER_CALL))));
  return records;
}
