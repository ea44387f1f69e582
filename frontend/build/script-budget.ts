import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { brotliOf } from './compressed-assets.ts';

interface ScriptBudget {
  /** Maximal size in kB (Brotli) of what every page loads before an interaction: the chunk of this module. */
  start: { module: string; limitKb: number };
  /** Module of the application, which every page needs with its first interaction. */
  application: string;
  /** Maximal size in kB (Brotli) of application and page together, by the module of the page. */
  pages: Record<string, number>;
  /** Maximal number of files of a page of staff, with its frame: each is a request, and takes time in every part of a browser. */
  staff: { frame: string[]; pages: string[]; maxFiles: number };
  /** Packages that only these pages may load with their code. */
  packages: { names: RegExp; pages: string[] };
}

/** Fails the build if the JavaScript of a public page exceeds its budget, or contains a package that is not for it. */
export function scriptBudget({ start, application, pages, staff, packages }: ScriptBudget): Plugin {
  return {
    name: 'script-budget',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Measures the written files, because other plugins change the bundle until then.
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const chunkOf = (module: string) => {
        const named = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
        const found = named ?? chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
        return found ?? this.error(`no chunk contains ${module}`);
      };
      const chunksOf = (modules: string[]): Rolldown.OutputChunk[] => {
        const needed = new Set<Rolldown.OutputChunk>();
        const add = (chunk: Rolldown.OutputChunk | undefined) => {
          if (!chunk || needed.has(chunk)) return;
          needed.add(chunk);
          for (const name of chunk.imports) add(chunks.find((other) => other.fileName === name));
        };
        for (const module of modules) add(chunkOf(module));
        return [...needed];
      };
      const compressedBytes = async ({ fileName }: Rolldown.OutputChunk) =>
        (await brotliOf(join(dir, fileName))).length;
      const check = async (name: string, modules: string[], limitKb: number) => {
        const needed = chunksOf(modules);
        const foreign = needed.flatMap(({ moduleIds }) => moduleIds).find((id) => packages.names.test(id));
        if (foreign && !packages.pages.includes(name)) this.error(`${name} loads ${foreign}`);
        const sizes = await Promise.all(needed.map(compressedBytes));
        const measuredKb = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
        const line = `${name}: ${measuredKb.toFixed(1)} kB of JavaScript (Brotli), ${limitKb} allowed`;
        if (measuredKb > limitKb) this.error(line);
        else this.info(line);
      };
      await check('every page before an interaction', [start.module], start.limitKb);
      for (const [page, limitKb] of Object.entries(pages))
        await check(page, [start.module, application, page], limitKb);
      for (const page of staff.pages) {
        const files = chunksOf([start.module, application, ...staff.frame, page]).length;
        if (files > staff.maxFiles)
          this.error(`${page}: ${files} files of JavaScript, ${staff.maxFiles} allowed`);
      }
    },
  };
}
