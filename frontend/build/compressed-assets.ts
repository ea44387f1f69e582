import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this many bytes a second file costs more than it saves. */
const WORTHWHILE = 1024;

/** Writes each asset a second time in Brotli, so that the server sends it without compressing on the way. */
export function compressedAssets(): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const compress = promisify(brotliCompress);
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      for (const [fileName, output] of Object.entries(bundle)) {
        if (!/\.(js|css|svg)$/.test(fileName)) continue;
        const source = Buffer.from(output.type === 'chunk' ? output.code : output.source);
        if (source.length < WORTHWHILE) continue;
        this.emitFile({
          type: 'asset',
          fileName: `${fileName}.br`,
          source: await compress(source, { params }),
        });
      }
    },
  };
}
