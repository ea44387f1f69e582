import { useCallback, useEffect, useMemo, useState } from 'react';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import type { Stage } from './pipeline-stages';
import { STAGE_PAGE, type PipelineCandidate, type StageMove, type StagePageData } from './pipeline-queries';

/** The first page fills a tall screen; further ones are read while the column is scrolled. */
const FIRST_CANDIDATES = 30;
const CANDIDATES_PER_PAGE = 100;

interface LoadedPage {
  page: StagePageData | undefined;
  error: unknown;
  retry: () => void;
}

interface PageLoaderProps {
  jobId: number;
  stage: Stage;
  index: number;
  after: string | undefined;
  onLoad: (index: number, loaded: LoadedPage) => void;
}

/**
 * Reads one page of a stage. Each page is a query of its own, so that changes and live events refetch all that were read.
 * The page read before stays until the next one has arrived.
 */
function PageLoader({ jobId, stage, index, after, onLoad }: PageLoaderProps) {
  const { data, previousData, error, refetch } = useFreshQuery(STAGE_PAGE, {
    variables: {
      jobId,
      status: stage.statuses,
      limit: index === 0 ? FIRST_CANDIDATES : CANDIDATES_PER_PAGE,
      ...(after !== undefined && { after }),
    },
  });
  const page = (data ?? previousData)?.stagePage;
  useEffect(
    () => onLoad(index, { page, error, retry: () => void refetch() }),
    [index, page, error, refetch, onLoad],
  );
  return null;
}

export function useStage(jobId: number, stage: Stage) {
  const [pageCount, setPageCount] = useState(1);
  const [pages, setPages] = useState<readonly LoadedPage[]>([]);
  const onLoad = useCallback((index: number, loaded: LoadedPage) => {
    setPages((last) => {
      const next = [...last];
      next[index] = loaded;
      return next;
    });
  }, []);
  const chain = useMemo(() => chainOf(pages.slice(0, pageCount)), [pages, pageCount]);
  const last = chain.at(-1);
  const hasMore = Boolean(last?.page?.next) || (last?.page === undefined && chain.length > 0);
  const failed = chain.find(({ error, page }) => error && !page);
  const { candidates, moves } = useMemo(() => joined(chain, stage), [chain, stage]);
  const loadMore = useCallback(() => {
    if (chain.length === pageCount && last?.page?.next) setPageCount(pageCount + 1);
  }, [chain, pageCount, last]);
  const loaders = Array.from({ length: Math.min(pageCount, chain.length + 1) }, (_, index) => {
    const after = index === 0 ? undefined : chain[index - 1]?.page?.next;
    if (after === null || (index > 0 && after === undefined)) return null;
    return <PageLoader key={index} {...{ jobId, stage, index, after, onLoad }} />;
  });
  return {
    loaders,
    candidates,
    /** Who set the present status, by the id of the candidate. */
    moves,
    loaded: chain[0]?.page !== undefined,
    hasMore,
    error: failed?.error,
    retry: () => failed?.retry(),
    loadMore,
  };
}

/** The pages that follow each other: what was read behind a page that has become the last one no longer counts. */
function chainOf(pages: readonly (LoadedPage | undefined)[]): LoadedPage[] {
  const chain: LoadedPage[] = [];
  for (const loaded of pages) {
    if (!loaded) break;
    chain.push(loaded);
    if (!loaded.page?.next) break;
  }
  return chain;
}

/**
 * While pages are refetched one after the other, a candidate may be in two of them for a moment. Those whose status has
 * changed in the cache leave the stage at once.
 */
function joined(chain: readonly LoadedPage[], { statuses }: Stage) {
  const candidates = new Map<number, PipelineCandidate>();
  const moves = new Map<number, StageMove>();
  for (const { page } of chain) {
    for (const candidate of page?.candidates ?? [])
      if (statuses.includes(candidate.status)) candidates.set(candidate.id, candidate);
    for (const move of page?.moves ?? []) moves.set(move.candidateId, move);
  }
  return { candidates: [...candidates.values()], moves };
}
