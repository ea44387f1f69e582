import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { baseStyles } from './build/base-styles.js';
import { compressedAssets } from './build/compressed-assets.js';
import { entryChunk } from './build/entry-chunk.js';
import { graphqlDocuments } from './build/graphql-documents.js';
import { scriptBudget } from './build/script-budget.js';
import { serverBundle } from './build/server-bundle.js';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    graphqlDocuments(join(import.meta.dirname, 'src')),
    baseStyles(join(import.meta.dirname, 'src')),
    react(),
    entryChunk({
      start: join(import.meta.dirname, 'src/app/start.ts'),
      application: join(import.meta.dirname, 'src/app/main.tsx'),
    }),
    compressedAssets(),
    scriptBudget({
      start: { module: 'src/app/start.ts', limitKb: 3 },
      application: 'src/app/main.tsx',
      pages: {
        'src/app/pages/home.page.tsx': 95,
        'src/app/pages/jobs.page.tsx': 98,
        'src/features/jobs/job.page.tsx': 95,
        'src/features/application/application.page.tsx': 102,
        'src/app/pages/application-sent.page.tsx': 94,
        'src/app/pages/privacy.page.tsx': 92,
        'src/features/data-requests/request.page.tsx': 94,
        'src/features/data-requests/confirm-request.page.tsx': 90,
        'src/features/interviews/confirmation/confirmation.page.tsx': 93,
        'src/features/login/login.page.tsx': 128,
      },
      packages: { names: /node_modules.@(mui|emotion)/, pages: ['src/features/login/login.page.tsx'] },
    }),
    serverBundle('src/app/server.tsx'),
  ],
  define: { 'globalThis.__DEV__': 'false' },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // The HTML of a page names its own files; the preload lists of all other pages would add 4 kB to each visit.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: {
        // For `withTheme` of Emotion, which nothing uses. The package does not declare that it may be left out.
        moduleSideEffects: [{ test: /node_modules.hoist-non-react-statics/, sideEffects: false }],
      },
    },
  },
});
