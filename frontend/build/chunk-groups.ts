import type { Plugin, Rolldown } from 'vite';

/** The index of the terms of the whole product. */
const TERMS = /contracts.(dist|src).domain.index\.\w+$/;
/**
 * Modules that import far more than the application uses of them. Their imports are not followed: the bundler knows what is used. Two
 * are of MUI, and would add all parts of its fields to every page.
 */
const MOSTLY_UNUSED = [
  TERMS,
  /@mui.material.styles.enhanceHighContrast\.\w+$/,
  /@mui.system.useMediaQuery.index\.\w+$/,
];

/** With the icons, which are components of MUI. */
const MUI = /node_modules.(@mui|@emotion|react-transition-group|stylis)|src.generated.icons/;

/** What this number of parts of the application use is loaded with every page of staff. */
const USES_BY_MANY = 6;

/** Modules, by their absolute paths. */
interface Entries {
  /** What every page loads; it loads the application when the page needs it. */
  start: string;
  /** What renders or hydrates a page, and small modules that most forms use: a file for each would be one more request. */
  application: string[];
  /** Pages that everybody may open. What they load is left to the bundler, so that each loads only what it needs. */
  visitorPages: string[];
  /** What a part with MUI on a public page needs: the theme. */
  withMui: string;
  /** Where staff sign in, with the frame of that page. */
  signIn: string[];
  /** Forms of candidates and of staff who are not signed in. */
  forms: string[];
  /** What surrounds every page of staff. */
  staffFrame: string[];
}

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The modules that these import statically, themselves included. */
function staticImports(
  entries: Iterable<string>,
  { getModuleInfo }: Graph,
  unfollowed = MOSTLY_UNUSED,
): Set<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    if (unfollowed.some((module) => module.test(id))) return;
    getModuleInfo(id)?.importedIds.forEach(add);
  };
  for (const entry of entries) add(entry);
  return found;
}

const loadedOnDemand = (id: string, { getModuleInfo }: Graph): readonly string[] =>
  getModuleInfo(id)?.dynamicallyImportedIds ?? [];

/** Pages and their frames; the application loads them by its routes. */
const isPage = (id: string): boolean => /\.page\.tsx$|-layout\.tsx$|-shell\.tsx$|with-apollo\.tsx$/.test(id);

/** These, and all that is loaded on demand. With each module, how many of them import it. */
function loadedParts(entries: string[], graph: Graph): { parts: Set<string>; uses: Map<string, number> } {
  const uses = new Map<string, number>();
  const parts = new Set(entries);
  // A set is also walked through what is added to it on the way.
  for (const part of parts) {
    for (const id of staticImports([part], graph)) {
      uses.set(id, (uses.get(id) ?? 0) + 1);
      for (const loaded of loadedOnDemand(id, graph)) parts.add(loaded);
    }
  }
  return { parts, uses };
}

/** The name of the chunk for each module that is not left to the bundler. */
function groupModules(entries: Entries, graph: Graph): Map<string, string> {
  const { start, application, visitorPages, withMui, signIn, forms, staffFrame } = entries;
  const groups = new Map<string, string>();
  const add = (name: string, ids: Iterable<string>, apart: Set<string>) => {
    for (const id of ids) if (!groups.has(id) && !apart.has(id)) groups.set(id, name);
  };
  add('application', staticImports(application, graph), staticImports([start], graph));

  const { parts, uses } = loadedParts([start, ...application], graph);
  const unfollowed = MOSTLY_UNUSED.filter((module) => module !== TERMS);
  const onVisit = staticImports([start, ...application, ...visitorPages], graph, unfollowed);
  const onDemand = [...onVisit].flatMap((id) => loadedOnDemand(id, graph)).filter((id) => !isPage(id));
  const afterVisit = staticImports(onDemand, graph, unfollowed);
  const usedBy = (count: number, ids: Iterable<string> = uses.keys()) =>
    [...ids].filter((id) => (uses.get(id) ?? 0) >= count);
  const muiAfterVisit = (ids: Iterable<string>) =>
    [...ids].filter((id) => afterVisit.has(id) && MUI.test(id));

  // The gateway finds the files of a page by the chunk of its module.
  const always = new Set([...onVisit, ...parts]);
  add('mui', muiAfterVisit(staticImports([withMui], graph)), always);
  add('mui-controls', muiAfterVisit(staticImports(signIn, graph)), always);
  add('mui-dialogs', muiAfterVisit(usedBy(2)), always);

  const apart = new Set([...always, ...afterVisit]);
  add('sign-in', staticImports(signIn, graph), apart);
  add('forms', usedBy(2, staticImports(forms, graph)), apart);
  add('staff', staticImports(staffFrame, graph), apart);
  add('staff-pages', usedBy(USES_BY_MANY), apart);
  add('staff-parts', usedBy(2), apart);
  return groups;
}

/**
 * Bundles MUI, and what only staff loads, into few chunks: a page of theirs would otherwise load 170 files. Separately compressed
 * files are larger, and each is a request that takes time and can fail. What visitors load besides, at once or on demand, stays in
 * small chunks, and the few modules that the start needs in its own.
 */
export function chunkGroups(entries: Entries): Plugin {
  let groups: Map<string, string> | undefined;
  return {
    name: 'chunk-groups',
    apply: 'build',
    buildStart() {
      groups = undefined;
    },
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: {
                  // The groups list their modules themselves, without those of the start.
                  includeDependenciesRecursively: false,
                  groups: [
                    {
                      name: (id, context) =>
                        (groups ??= groupModules(entries, {
                          getModuleInfo: (of) => context.getModuleInfo(of),
                        })).get(id) ?? null,
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
