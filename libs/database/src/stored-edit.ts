import { isDeepStrictEqual } from 'node:util';

/**
 * Whether a record has all values of an edit already: the response to the same edit was lost, or another user has saved the same.
 * Such an edit is no conflict, and changes nothing. Absent values are null.
 */
export const isStored = (edit: object, record: object): boolean => {
  const stored = new Map<string, unknown>(Object.entries(record));
  return Object.entries(edit).every(([field, value]) =>
    isDeepStrictEqual(value ?? null, stored.get(field) ?? null),
  );
};
