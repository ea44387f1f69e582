import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const copies = new Map<string, Promise<Buffer>>();

/** Compresses an asset, whose name changes with its content, once: to compress all of them takes five seconds of a core. */
export function brotliOf(file: string): Promise<Buffer> {
  const copy = copies.get(file) ?? readFile(file).then((source) => compress(source, { params }));
  copies.set(file, copy);
  return copy;
}

/** Smaller files gain nothing from compression. */
const MIN_BYTES = 256;

/**
 * Writes a Brotli copy beside each asset, so that the server does not compress at run time. Reads the written files, because
 * other plugins change the bundle until then.
 */
export function compressedAssets(): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle)
        .filter((fileName) => /\.(js|css|svg)$/.test(fileName))
        .map((fileName) => join(dir, fileName));
      await Promise.all(
        files.map(async (file) => {
          if ((await stat(file)).size >= MIN_BYTES) await writeFile(`${file}.br`, await brotliOf(file));
        }),
      );
    },
  };
}
