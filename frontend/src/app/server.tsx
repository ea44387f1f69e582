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

/** What a page shows, as far as it is known. */
export interface PageMetadata {
  jobs?: readonly JobSummary[];
  job?: { id: number; answer: NonNullable<JobQuery['job']> | GraphqlError };
}

export interface RenderedPage extends PageHead {
  /** Into the head. */
  styles: string;
  /** Into the root element. */
  html: string;
  /** Behind the root element. */
  data: string;
}

/** The modules of the pages on which visitors arrive. */
const MODULES: Record<string, string> = {
  '/': 'src/app/pages/home.page.tsx',
  '/vagas': 'src/app/pages/jobs.page.tsx',
  '/jobs': 'src/app/pages/jobs.page.tsx',
  '/vagas/:id': 'src/features/jobs/job.page.tsx',
  '/candidatura': 'src/features/application/application.page.tsx',
  '/apply': 'src/features/application/application.page.tsx',
  '/privacidade': 'src/app/pages/privacy.page.tsx',
  '/confirmar-entrevista': 'src/features/interviews/confirmation/confirmation.page.tsx',
  '/login': 'src/features/login/login.page.tsx',
  '*': 'src/app/pages/not-found.page.tsx',
};

/** The module whose code a browser wants along with the entry's. */
export const moduleAt = (path: string): string | undefined => MODULES[patternAt(path)];

/** Loads the code of the pages; afterwards they render in one go. */
export const prepare = (): Promise<unknown> =>
  Promise.all(['/', '/vagas', '/vagas/1', '/candidatura', '/privacidade', '/login', '/nada'].map(preload));

/** Whether the site has a page of its own at an address. */
export const isKnown = (path: string): boolean => patternAt(path) !== '*';

/** The page at an address, path and query, as it looks to a visitor who has just arrived. */
export function render(path: string, facts: PageMetadata): RenderedPage {
  const answers = answersOf(facts);
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  let head: PageHead = { title: '' };
  const html = renderToString(
    <CacheProvider value={cache}>
      <QueryCacheContext value={seedCache(new PublicQueryCache(), answers)}>
        <PageHeadContext value={(told) => void (head = told)}>
          <Providers>
            <StaticRouter location={path}>
              <AppRoutes />
            </StaticRouter>
          </Providers>
        </PageHeadContext>
      </QueryCacheContext>
    </CacheProvider>,
  );
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  return { ...head, styles, html, data: embedResults(answers) };
}

/** The same answers as the browser would get for the same questions. */
function answersOf({ jobs, job }: PageMetadata): EmbeddedResults {
  const answers: EmbeddedResults = {};
  if (jobs) answers[queryKey(JOBS, {})] = { data: selectRequestedFields(JOBS, { jobs }) };
  if (job)
    answers[queryKey(JOB, { id: job.id })] =
      'title' in job.answer
        ? { data: selectRequestedFields(JOB, { job: job.answer }) }
        : { refusal: job.answer };
  return answers;
}
