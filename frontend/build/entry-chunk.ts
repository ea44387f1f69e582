import type { Plugin, Rolldown } from 'vite';

/**
 * Modules that import far more than the application uses of them. Their imports are not followed: the bundler knows what is used. These
 * are the index of the terms of the whole product, and two of MUI's, which would add all parts of its fields to every page.
 */
const MOSTLY_UNUSED = [
  /contracts.(dist|src).domain.index\.\w+$/,
  /@mui.material.styles.enhanceHighContrast\.\w+$/,
  /@mui.system.useMediaQuery.index\.\w+$/,
];

interface Entries {
  /** The module that every page loads; it loads the application when the page needs it. */
  start: string;
  /** The module that renders or hydrates a page. */
  application: string;
}

/**
 * Bundles all static imports of the application into one chunk. Dozens of separately compressed files would be a tenth
 * larger, and each is a request that can fail. The few modules that the start needs stay in its own chunk.
 */
export function entryChunk({ start, application }: Entries): Plugin {
  let modules: Set<string> | undefined;
  const staticImports = (
    entry: string,
    { getModuleInfo }: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
  ): Set<string> => {
    const found = new Set<string>();
    const add = (id: string) => {
      if (found.has(id)) return;
      found.add(id);
      if (MOSTLY_UNUSED.some((module) => module.test(id))) return;
      getModuleInfo(id)?.importedIds.forEach(add);
    };
    add(entry);
    return found;
  };
  const applicationModules = (context: Pick<Rolldown.PluginContext, 'getModuleInfo'>): Set<string> => {
    const ofStart = staticImports(start, context);
    return new Set([...staticImports(application, context)].filter((id) => !ofStart.has(id)));
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
                  // The group lists its modules itself, without those of the start.
                  includeDependenciesRecursively: false,
                  groups: [
                    {
                      name: (id, context) =>
                        (modules ??= applicationModules({
                          getModuleInfo: (of) => context.getModuleInfo(of),
                        })).has(id)
                          ? 'application'
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
