import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Builds the site a second time for server rendering, into `server/` below the browser's files. The bundle contains all
 * packages, so that the gateway depends on none of them.
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
          // As in the browser build, so that class names and markup match on hydration.
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
