import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

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
      const compress = promisify(brotliCompress);
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      for (const fileName of Object.keys(bundle)) {
        if (!/\.(js|css|svg)$/.test(fileName)) continue;
        const source = await readFile(join(dir, fileName));
        if (source.length < MIN_BYTES) continue;
        await writeFile(join(dir, `${fileName}.br`), await compress(source, { params }));
      }
    },
  };
}
