/** The entry of a table; undefined for any other key, also for the names that every object has, such as `constructor`. */
export const lookup = <V>(table: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The label of a key. An unknown key is returned as it is. */
export const labelOf = (labels: Readonly<Record<string, string>>, key: string): string =>
  lookup(labels, key) ?? key;
