import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { JobQuery } from '../generated/graphql';
import { JOB } from '../features/jobs/job-query';
import { QueryCacheContext } from '../shared/api/query-cache-context';
import { embedResults, seedCache, type EmbeddedResults } from '../shared/api/embedded-results';
import { PublicQueryCache } from '../shared/api/public-query-cache';
import { queryKey, type GraphqlError } from '../shared/api/run-operation';
import { JOBS, type JobSummary } from '../shared/jobs/jobs-query';
import { PageHeadContext, type PageHead } from '../shared/ui/use-page-title';
import { Providers } from './providers';
import { AppRoutes, patternAt, preload } from './routes';
import { selectRequestedFields } from './requested-fields';

/** Data that the gateway has loaded for a page. */
export interface PageData {
  jobs?: readonly JobSummary[];
  job?: { id: number; result: NonNullable<JobQuery['job']> | GraphqlError };
}

export interface RenderedPage extends PageHead {
  /** For the head. */
  styles: string;
  /** For the root element. */
  html: string;
  /** For after the root element. */
  data: string;
}

/** Module of each public page, by route pattern. */
const MODULES: Record<string, string> = {
  '/': 'src/app/pages/home.page.tsx',
  '/vagas': 'src/app/pages/jobs.page.tsx',
  '/jobs': 'src/app/pages/jobs.page.tsx',
  '/vagas/:id': 'src/features/jobs/job.page.tsx',
  '/candidatura': 'src/features/application/application.page.tsx',
  '/apply': 'src/features/application/application.page.tsx',
  '/privacidade': 'src/app/pages/privacy.page.tsx',
  '/privacidade/pedido': 'src/features/data-requests/request.page.tsx',
  '/privacidade/pedido/confirmar': 'src/features/data-requests/confirm-request.page.tsx',
  '/confirmar-entrevista': 'src/features/interviews/confirmation/confirmation.page.tsx',
  '/login': 'src/features/login/login.page.tsx',
  '/esqueci-a-senha': 'src/features/login/forgot-password.page.tsx',
  '/redefinir-senha': 'src/features/login/reset-password.page.tsx',
  '/convite': 'src/features/login/invitation.page.tsx',
  '*': 'src/app/pages/not-found.page.tsx',
};

/** The page's module, whose chunk the browser should preload. */
export const moduleAt = (path: string): string | undefined => MODULES[patternAt(path)];

/** Preloads the code of all pages; afterwards `render` is synchronous. */
export const prepare = (): Promise<unknown> =>
  Promise.all(
    [
      '/',
      '/vagas',
      '/vagas/1',
      '/candidatura',
      '/privacidade',
      '/privacidade/pedido',
      '/privacidade/pedido/confirmar',
      '/login',
      '/nada',
    ].map(preload),
  );

/** Whether the site has a page at this path. */
export const isKnown = (path: string): boolean => patternAt(path) !== '*';

/** Renders the page at a path (with query) as a new visitor sees it. */
export function render(path: string, metadata: PageData): RenderedPage {
  const results = resultsOf(metadata);
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  let head: PageHead = { title: '' };
  const html = renderToString(
    <CacheProvider value={cache}>
      <QueryCacheContext value={seedCache(new PublicQueryCache(), results)}>
        <PageHeadContext value={(pageHead) => void (head = pageHead)}>
          <Providers>
            <StaticRouter location={path}>
              <AppRoutes />
            </StaticRouter>
          </Providers>
        </PageHeadContext>
      </QueryCacheContext>
    </CacheProvider>,
  );
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
  return { ...head, styles, html, data: embedResults(results) };
}

/** The results that the browser would get for the same queries. */
function resultsOf({ jobs, job }: PageData): EmbeddedResults {
  const results: EmbeddedResults = {};
  if (jobs) results[queryKey(JOBS, {})] = { data: selectRequestedFields(JOBS, { jobs }) };
  if (job)
    results[queryKey(JOB, { id: job.id })] =
      'title' in job.result
        ? { data: selectRequestedFields(JOB, { job: job.result }) }
        : { error: job.result };
  return results;
}
