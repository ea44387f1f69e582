import type { Readable } from 'node:stream';

/** Objects by name; names have `/` between folders. */
export interface BackupStore {
  /** Stores the whole stream under a name, or nothing if the stream fails. */
  put(name: string, content: Readable): Promise<void>;
  /** @throws when there is no such object */
  get(name: string): Promise<Readable>;
  /** Size in bytes of each object whose name begins with `prefix`. */
  list(prefix: string): Promise<Map<string, number>>;
  remove(names: string[]): Promise<void>;
}
