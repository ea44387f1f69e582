import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Builds the site a second time, for the gateway, into `server/` below the browser's files: the same components, with
 * everything that they need in it, so that the gateway depends on no package of the site.
 */
export function serverBundle(entry: string): Plugin {
  return {
    name: 'server-bundle',
    apply: 'build',
    config: ({ build }) => ({
      builder: {},
      environments: {
        client: { build: { manifest: 'server/manifest.json' } },
        ssr: {
          resolve: { noExternal: true },
          // As in the browser: class names and markup must be the same.
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          build: {
            ssr: entry,
            outDir: join(build?.outDir ?? 'dist', 'server'),
            emptyOutDir: false,
            copyPublicDir: false,
            target: 'node24',
            rolldownOptions: {
              output: { entryFileNames: 'server.mjs', chunkFileNames: '[name]-[hash].mjs' },
            },
          },
        },
      },
    }),
  };
}
