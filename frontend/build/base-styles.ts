import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Plugin } from 'vite';
import { baseStyles as rulesOf } from '../src/shared/ui/base-styles.js';
import { withoutUnusedVariables } from '../src/app/used-variables.js';
import { theme } from '../src/shared/ui/theme.js';

const NAME = 'virtual:base-styles.css';

/**
 * The style sheet of every page: MUI's baseline, our rules, and those variables of the theme that a source file names. Pages without MUI
 * need no theme at run time; pages with MUI add the variables of its components.
 */
export function baseStyles(sources: string): Plugin {
  const file = join(sources, 'base-styles.css');
  return {
    name: 'base-styles',
    enforce: 'pre',
    resolveId: (id) => (id === NAME ? file : undefined),
    async load(id) {
      if (id !== file) return undefined;
      return withoutUnusedVariables(themeStyles(), await textsOf(sources));
    },
  };
}

function themeStyles(): string {
  const cache = createCache({ key: 'base', stylisPlugins: [] });
  // Before rendering: it makes the cache keep the rules of all pages.
  const server = createEmotionServer(cache);
  const styles = [
    createElement(CssBaseline, { key: 'base', enableColorScheme: true }),
    createElement(GlobalStyles, { key: 'classes', styles: rulesOf }),
  ];
  const themed = createElement(ThemeProvider, { theme, children: styles });
  const html = renderToString(createElement(CacheProvider, { value: cache }, themed));
  return server
    .extractCriticalToChunks(html)
    .styles.map(({ css }) => css)
    .join('');
}

/** All sources in which a variable may be named. */
async function textsOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(css|tsx?)$/.test(entry.name));
  const texts = await Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')),
  );
  return texts.join('\n');
}
