import type { Plugin, Rolldown } from 'vite';

/**
 * Puts everything that the entry imports statically into one chunk. Dozens of small files, each compressed for itself,
 * weigh a tenth more, and each is a request that can fail. @param entry path of its module
 */
export function entryChunk(entry: string): Plugin {
  let modules: Set<string> | undefined;
  const staticImports = ({ getModuleInfo }: Pick<Rolldown.PluginContext, 'getModuleInfo'>) => {
    const found = new Set<string>();
    const add = (id: string) => {
      if (found.has(id)) return;
      found.add(id);
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
