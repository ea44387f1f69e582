export const JSON_TYPE = 'application/json; charset=utf-8';

/** The JSON of a value, which is sent as it is. The API document describes the value. */
export interface JsonBytes<T> extends Buffer {
  /** Only for the compiler. */
  readonly value?: T;
}

export const jsonBytes = <T>(value: T): JsonBytes<T> => Buffer.from(JSON.stringify(value));
