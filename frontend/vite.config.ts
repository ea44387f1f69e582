import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { baseStyles } from './build/base-styles.js';
import { chunkGroups } from './build/chunk-groups.js';
import { compressedAssets } from './build/compressed-assets.js';
import { graphqlDocuments } from './build/graphql-documents.js';
import { lazyModules } from './build/lazy-modules.js';
import { scriptBudget } from './build/script-budget.js';
import { serverBundle } from './build/server-bundle.js';

/** Maximal JavaScript (kB, Brotli) of each page that everybody may open. */
const VISITOR_PAGES_KB = {
  'src/app/pages/home.page.tsx': 96,
  'src/app/pages/jobs.page.tsx': 99,
  'src/features/jobs/job.page.tsx': 95,
  'src/features/application/application.page.tsx': 103,
  'src/app/pages/application-sent.page.tsx': 93,
  'src/app/pages/privacy.page.tsx': 92,
  'src/features/data-requests/request.page.tsx': 94,
  'src/features/data-requests/confirm-request.page.tsx': 90,
  'src/features/interviews/confirmation/confirmation.page.tsx': 94,
  'src/app/pages/not-found.page.tsx': 89,
};
const STAFF_FRAME = ['src/app/mui-layout.tsx', 'src/app/with-apollo.tsx', 'src/app/shells/staff-shell.tsx'];
const LOGIN_PAGE = 'src/features/login/login.page.tsx';

/** Without the line of the rule, which Vite adds: the names are a part of each page's HTML and of its JavaScript. */
const classNameOf = (name: string, file: string): string =>
  `${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('hex')
    .slice(0, 5)}`;

const paths = (...modules: string[]): string[] => modules.map((module) => join(import.meta.dirname, module));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    graphqlDocuments(join(import.meta.dirname, 'src')),
    baseStyles(join(import.meta.dirname, 'src')),
    react(),
    chunkGroups({
      start: join(import.meta.dirname, 'src/app/start.ts'),
      application: paths('src/app/main.tsx', 'src/shared/api/use-call.ts'),
      visitorPages: paths(...Object.keys(VISITOR_PAGES_KB)),
      withMui: join(import.meta.dirname, 'src/shared/ui/with-mui.tsx'),
      signIn: paths('src/app/mui-layout.tsx', LOGIN_PAGE),
      forms: paths(
        'src/features/candidate-area/area.page.tsx',
        'src/features/candidate-area/end-alerts.page.tsx',
        'src/features/application-drafts/confirm-draft.page.tsx',
        'src/features/login/forgot-password.page.tsx',
        'src/features/login/reset-password.page.tsx',
        'src/features/login/invitation.page.tsx',
      ),
      staffFrame: paths(...STAFF_FRAME),
    }),
    compressedAssets(),
    scriptBudget({
      start: { module: 'src/app/start.ts', limitKb: 3 },
      application: 'src/app/main.tsx',
      pages: { ...VISITOR_PAGES_KB, [LOGIN_PAGE]: 130 },
      staff: {
        frame: STAFF_FRAME,
        pages: ['src/features/candidates/dashboard.page.tsx', 'src/features/interviews/interviews.page.tsx'],
        maxFiles: 60,
      },
      // The captcha is loaded when its form is used.
      packages: { names: /node_modules.(?:@(?:mui|emotion)|altcha)/, pages: [LOGIN_PAGE] },
    }),
    lazyModules(import.meta.dirname),
    serverBundle('src/app/server.tsx'),
  ],
  css: { modules: { generateScopedName: classNameOf } },
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
