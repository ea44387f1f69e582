import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const LAZY_PAGE = /lazyPage\(\(\) => import\('([^']+)'\)/g;

/** Names the module of each `lazyPage(() => import('./x.page'))` for server rendering, by which the gateway finds the files of a page. */
export function lazyModules(root: string): Plugin {
  return {
    name: 'lazy-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: (code, id) =>
      id.endsWith('routes.tsx')
        ? code.replace(LAZY_PAGE, (call, path: string) => {
            const module = relative(root, join(dirname(id), path));
            return `${call}, '${module}.tsx'`;
          })
        : undefined,
  };
}
