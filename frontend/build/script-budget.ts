import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

interface ScriptBudget {
  /** Maximal size in kB (Brotli) of what every page loads before an interaction: the chunk of this module. */
  start: { module: string; limitKb: number };
  /** Module of the application, which every page needs with its first interaction. */
  application: string;
  /** Maximal size in kB (Brotli) of application and page together, by the module of the page. */
  pages: Record<string, number>;
}

/** Fails the build if the JavaScript of a public page exceeds its budget. */
export function scriptBudget({ start, application, pages }: ScriptBudget): Plugin {
  return {
    name: 'script-budget',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Measures the written files, because other plugins change the bundle until then.
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const chunkOf = (module: string) => {
        const named = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
        const found = named ?? chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
        return found ?? this.error(`no chunk contains ${module}`);
      };
      const sizeKb = (modules: string[]): number => {
        const needed = new Set<Rolldown.OutputChunk>();
        const add = (chunk: Rolldown.OutputChunk | undefined) => {
          if (!chunk || needed.has(chunk)) return;
          needed.add(chunk);
          for (const name of chunk.imports) add(chunks.find((other) => other.fileName === name));
        };
        for (const module of modules) add(chunkOf(module));
        const compressedBytes = ({ fileName }: Rolldown.OutputChunk) =>
          brotliCompressSync(readFileSync(join(dir, fileName))).length;
        return [...needed].reduce((sum, chunk) => sum + compressedBytes(chunk), 0) / 1000;
      };
      const check = (name: string, modules: string[], limitKb: number) => {
        const measuredKb = sizeKb(modules);
        const line = `${name}: ${measuredKb.toFixed(1)} kB of JavaScript (Brotli), ${limitKb} allowed`;
        if (measuredKb > limitKb) this.error(line);
        else this.info(line);
      };
      check('every page before an interaction', [start.module], start.limitKb);
      for (const [page, limitKb] of Object.entries(pages))
        check(page, [start.module, application, page], limitKb);
    },
  };
}
