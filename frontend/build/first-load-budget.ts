import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** kB of Brotli that each public page may need, by its module as a path from the project's root. */
type Budget = Record<string, number>;

/** Fails the build when a public page needs more JavaScript than visitors on a phone should wait for. */
export function firstLoadBudget(budget: Budget): Plugin {
  return {
    name: 'first-load-budget',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // The files as they were written: while the bundle is generated, other plugins still change it.
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
        const weigh = ({ fileName }: Rolldown.OutputChunk) =>
          brotliCompressSync(readFileSync(join(dir, fileName))).length;
        const size = [...needed].reduce((sum, chunk) => sum + weigh(chunk), 0) / 1000;
        const line = `${page}: ${size.toFixed(1)} kB of JavaScript (Brotli), ${limit} allowed`;
        if (size > limit) this.error(line);
        else this.info(line);
      }
    },
  };
}
