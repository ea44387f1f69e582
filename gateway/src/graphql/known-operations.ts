import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '@araucaria/platform';
import { siteFolder } from '../site/site-folder.js';

/** Written by the build of the site, beside its page: `{ SHA-256 of the text: text }`. */
const MANIFEST = 'persisted-documents.json';

/** The texts of the operations of the site that was built with this gateway. */
export class KnownOperations {
  private readonly hashes: Set<string>;

  constructor(texts: readonly string[]) {
    this.hashes = new Set(texts.map(hashOf));
  }

  static async load(): Promise<KnownOperations> {
    const file = join(siteFolder(), MANIFEST);
    try {
      const documents = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
      return new KnownOperations(Object.values(documents));
    } catch (error) {
      log.error(
        { err: error, file },
        'the site was built without its operations: GraphQL refuses every operation',
      );
      return new KnownOperations([]);
    }
  }

  /** Hashes the text and does not parse it. */
  includes(text: string): boolean {
    return this.hashes.has(hashOf(text));
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
