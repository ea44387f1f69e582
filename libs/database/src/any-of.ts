import { sql, type RawBuilder } from 'kysely';

/** One array parameter, so that the statement is the same for every number of values. */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql<T>`any(${[...values]})`;
