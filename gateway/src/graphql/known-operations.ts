import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '@araucaria/platform';
import { siteFolder } from '../http/site-folder.js';

/** Written by the build of the site, beside its page: `{ SHA-256 of the text: text }`. */
const MANIFEST = 'persisted-documents.json';
const OPERATION_NAME = /^\s*(?:query|mutation|subscription)\s+(\w+)/m;

/** The texts of the operations of the site that was built with this gateway. */
export class KnownOperations {
  private readonly hashes: Set<string>;

  constructor(texts: readonly string[]) {
    this.hashes = new Set(texts.map(hashOf));
  }

  static async load(): Promise<KnownOperations> {
    try {
      return new KnownOperations(await readTexts());
    } catch (error) {
      log.error(
        { err: error, file: manifestFile() },
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

/** Names of the operations of the site; none when the site is not built. */
export async function siteOperationNames(): Promise<Set<string>> {
  const texts = await readTexts().catch(() => []);
  return new Set(texts.flatMap((text) => OPERATION_NAME.exec(text)?.[1] ?? []));
}

const manifestFile = (): string => join(siteFolder(), MANIFEST);

async function readTexts(): Promise<string[]> {
  return Object.values(JSON.parse(await readFile(manifestFile(), 'utf8')) as Record<string, string>);
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
