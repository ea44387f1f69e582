import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedAssets } from './build/compressed-assets.js';
import { graphqlDocuments } from './build/graphql-documents.js';
import { firstLoadBudget } from './build/first-load-budget.js';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    graphqlDocuments(join(import.meta.dirname, 'src')),
    react(),
    compressedAssets(),
    firstLoadBudget({
      // What a visitor downloads to see each public page, in kB of Brotli.
      limit: 225,
      pages: [
        'src/app/pages/home.page.tsx',
        'src/app/pages/vagas.page.tsx',
        'src/features/candidatura/candidatura.page.tsx',
      ],
    }),
  ],
  define: { 'globalThis.__DEV__': 'false' },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    sourcemap: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
