import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Maximal size of a page's JavaScript in kB (Brotli), by the path of its module. */
type Budget = Record<string, number>;

/** Fails the build if the first load of a public page exceeds its budget of JavaScript. */
export function firstLoadBudget(budget: Budget): Plugin {
  return {
    name: 'first-load-budget',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Measures the written files, because other plugins change the bundle until then.
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      for (const [page, limit] of Object.entries(budget)) {
        const route = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(page));
        const needed = new Set<Rolldown.OutputChunk>();
        const add = (chunk: Rolldown.OutputChunk | undefined) => {
          if (!chunk || needed.has(chunk)) return;
          needed.add(chunk);
          for (const name of chunk.imports) add(chunks.find((other) => other.fileName === name));
        };
        add(entry);
        add(route);
        const compressedBytes = ({ fileName }: Rolldown.OutputChunk) =>
          brotliCompressSync(readFileSync(join(dir, fileName))).length;
        const sizeKb = [...needed].reduce((sum, chunk) => sum + compressedBytes(chunk), 0) / 1000;
        const line = `${page}: ${sizeKb.toFixed(1)} kB of JavaScript (Brotli), ${limit} allowed`;
        if (sizeKb > limit) this.error(line);
        else this.info(line);
      }
    },
  };
}
