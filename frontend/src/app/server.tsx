import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { JobQuery } from '../generated/graphql';
import { JOB } from '../features/vagas/job-query';
import { AnswersContext } from '../shared/api/answers-context';
import { embed, seed, type EmbeddedAnswers } from '../shared/api/embedded-answers';
import { PublicAnswers } from '../shared/api/public-answers';
import { answerKey, type GraphqlError } from '../shared/api/run-operation';
import { JOBS, type JobSummary } from '../shared/jobs';
import { TellHead, type PageHead } from '../shared/ui/use-page-title';
import { Providers } from './providers';
import { AppRoutes, patternAt, preload } from './routes';
import { selected } from './selected';

/** What a page shows, as far as it is known. */
export interface PageFacts {
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
  '/vagas': 'src/app/pages/vagas.page.tsx',
  '/jobs': 'src/app/pages/vagas.page.tsx',
  '/vagas/:id': 'src/features/vagas/vaga.page.tsx',
  '/candidatura': 'src/features/candidatura/candidatura.page.tsx',
  '/apply': 'src/features/candidatura/candidatura.page.tsx',
  '/privacidade': 'src/app/pages/privacidade.page.tsx',
  '/confirmar-entrevista': 'src/features/entrevistas/confirmar.page.tsx',
  '/login': 'src/features/acesso/login.page.tsx',
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
export function render(path: string, facts: PageFacts): RenderedPage {
  const answers = answersOf(facts);
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  let head: PageHead = { title: '' };
  const html = renderToString(
    <CacheProvider value={cache}>
      <AnswersContext value={seed(new PublicAnswers(), answers)}>
        <TellHead value={(told) => void (head = told)}>
          <Providers>
            <StaticRouter location={path}>
              <AppRoutes />
            </StaticRouter>
          </Providers>
        </TellHead>
      </AnswersContext>
    </CacheProvider>,
  );
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  return { ...head, styles, html, data: embed(answers) };
}

/** The same answers as the browser would get for the same questions. */
function answersOf({ jobs, job }: PageFacts): EmbeddedAnswers {
  const answers: EmbeddedAnswers = {};
  if (jobs) answers[answerKey(JOBS, {})] = { data: selected(JOBS, { jobs }) };
  if (job)
    answers[answerKey(JOB, { id: job.id })] =
      'title' in job.answer ? { data: selected(JOB, { job: job.answer }) } : { refusal: job.answer };
  return answers;
}
