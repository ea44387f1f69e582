import type { Plugin, Rolldown } from 'vite';

const TERMS = /contracts.(dist|src).domain.index\.\w+$/;

/**
 * Bundles all static imports of the entry into one chunk. Dozens of separately compressed files would be a tenth larger, and
 * each is a request that can fail.
 * @param entry path of the entry module
 */
export function entryChunk(entry: string): Plugin {
  let modules: Set<string> | undefined;
  const staticImports = ({ getModuleInfo }: Pick<Rolldown.PluginContext, 'getModuleInfo'>) => {
    const found = new Set<string>();
    const add = (id: string) => {
      if (found.has(id)) return;
      found.add(id);
      // Of the terms of the whole product the entry uses few; the bundler knows which.
      if (TERMS.test(id)) return;
      getModuleInfo(id)?.importedIds.forEach(add);
    };
    add(entry);
    return found;
  };
  return {
    name: 'entry-chunk',
    apply: 'build',
    buildStart() {
      modules = undefined;
    },
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [
                    {
                      name: (id, context) =>
                        (modules ??= staticImports({ getModuleInfo: (of) => context.getModuleInfo(of) })).has(
                          id,
                        )
                          ? 'entry'
                          : null,
                    },
                  ],
                },
              },
            },
          },
        },
      },
    }),
  };
}
