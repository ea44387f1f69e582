import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this many bytes nothing is saved. A page needs dozens of small files: together they count. */
const WORTHWHILE = 256;

/**
 * Writes each asset a second time in Brotli, so that the server sends it without compressing on the way. From the files
 * as they were written: while the bundle is generated, other plugins still change it.
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
        if (source.length < WORTHWHILE) continue;
        await writeFile(join(dir, `${fileName}.br`), await compress(source, { params }));
      }
    },
  };
}
