import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { CandidateArea } from '@araucaria/contracts/domain';
import type { HomePartsQuery, JobQuery } from '../generated/graphql';
import { EmbeddedAreaContext, embedArea } from '../features/candidate-area/embedded-area';
import { JOB } from '../features/jobs/job-query';
import { figuresOf } from '../features/jobs/job-rules';
import { pageOf } from '../features/jobs/listed-jobs';
import { QueryCacheContext } from '../shared/api/query-cache-context';
import { embedResults, seedCache, type EmbeddedResults } from '../shared/api/embedded-results';
import { PublicQueryCache } from '../shared/api/public-query-cache';
import { queryKey, type GraphqlError } from '../shared/api/run-operation';
import type { JobPage, JobsPreview } from '../domain/jobs/jobs-preview';
import { JOB_TITLES, JOBS, type JobSummary } from '../domain/jobs/jobs-query';
import { pageNumber } from '../shared/lists/use-url-state';
import { PageHeadContext, type PageHead } from '../shared/ui/use-page-title';
import { HOME_PARTS } from './pages/home-parts';
import { Providers } from './providers';
import { AppRoutes, patternAt, preload } from './routes';
import { selectRequestedFields } from './requested-fields';
import { withUsedVariables } from './used-variables';

/** Data that the gateway has loaded for a page. */
export interface PageData {
  jobs?: readonly JobSummary[];
  job?: {
    id: number;
    result: NonNullable<JobQuery['job']> | GraphqlError;
    similar?: JobQuery['similarJobs'];
  };
  homeParts?: HomePartsQuery['homeParts'];
  homePicture?: HomePartsQuery['homePicture'];
  /** Of the person to whom the page is sent. */
  area?: CandidateArea;
}

export interface RenderedPage extends PageHead {
  /** For the head: what MUI has added while rendering, if the page uses it. Other styles are in the files of the page. */
  styles: string;
  html: string;
  /** For after the root element. */
  data: string;
}

/** Pages that offer all jobs by their titles. */
const FORM_PATTERNS: ReadonlySet<string> = new Set(['/candidatura', '/apply']);

export { modulesAt } from './routes';

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
      '/confirmar-candidatura',
      '/minha-candidatura',
      '/cancelar-alertas',
      '/login',
      '/nada',
    ].map((path) => preload(path)),
  );

export const isKnown = (path: string): boolean => patternAt(path) !== '*';

/** Renders the page at a path (with query) as a new visitor sees it. */
export function render(path: string, metadata: PageData): RenderedPage {
  const results = resultsOf(path, metadata);
  const { area } = metadata;
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const emotion = createEmotionServer(cache);
  let head: PageHead = { title: '' };
  const html = renderToString(
    <CacheProvider value={cache}>
      <QueryCacheContext value={seedCache(new PublicQueryCache(), results)}>
        <PageHeadContext value={(pageHead) => void (head = pageHead)}>
          <EmbeddedAreaContext value={area}>
            <Providers>
              <StaticRouter location={path}>
                <AppRoutes />
              </StaticRouter>
            </Providers>
          </EmbeddedAreaContext>
        </PageHeadContext>
      </QueryCacheContext>
    </CacheProvider>,
  );
  // Emotion without its vendor prefixes, a fifth of its styles: the supported browsers (`cssTarget` in `vite.config.ts`) need none.
  const used = emotion.extractCriticalToChunks(html);
  const styles = used.styles.some(({ css }) => css) ? emotion.constructStyleTagsFromChunks(used) : '';
  return {
    ...head,
    styles: withUsedVariables(styles, html),
    html,
    data: embedResults(results) + (area ? embedArea(area) : ''),
  };
}

/** What the page needs of the results that the browser would get for the same queries. */
function resultsOf(path: string, { jobs, job, homeParts, homePicture = null }: PageData): EmbeddedResults {
  const results: EmbeddedResults = {};
  if (jobs && FORM_PATTERNS.has(patternAt(path)))
    results[queryKey(JOB_TITLES, {})] = { data: selectRequestedFields(JOB_TITLES, { jobs }) };
  else if (jobs) results[queryKey(JOBS, {})] = { preview: previewOf(path, jobs) };
  if (homeParts)
    results[queryKey(HOME_PARTS, {})] = {
      data: selectRequestedFields(HOME_PARTS, { homeParts, homePicture }),
    };
  if (job)
    results[queryKey(JOB, { id: job.id })] =
      'title' in job.result
        ? { data: selectRequestedFields(JOB, { job: job.result, similarJobs: job.similar ?? [] }) }
        : { error: job.result };
  return results;
}

/** One page of the list: the one that the query of the URL names, the first one outside the list. */
function previewOf(path: string, jobs: readonly JobSummary[]): JobsPreview {
  const query = new URLSearchParams(path.split('?', 2)[1]);
  const listed = pageOf(jobs, {
    department: query.get('area') ?? '',
    page: pageNumber(query.get('pagina') ?? ''),
  });
  const selected = selectRequestedFields(JOBS, listed) as Pick<JobPage, 'jobs'>;
  return { figures: figuresOf(jobs), page: { ...listed, ...selected } };
}
