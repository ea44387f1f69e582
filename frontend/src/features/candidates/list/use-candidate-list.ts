import type { CandidateFilter, CandidateSort, CandidatesQuery } from '../../../generated/graphql';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { pageNumber } from '../../../shared/lists/use-url-state';
import { filterOf, sortOf, type View } from '../filters/candidate-filters';
import { CANDIDATES, type CandidateRow } from '../candidates-queries';
import { usePageSize } from './use-page-size';

export interface CandidateList {
  filter: CandidateFilter;
  sort: CandidateSort;
  page: number;
  /** Number of candidates on a page. */
  limit: number;
  setLimit: (limit: number) => void;
  /** Undefined until loaded. */
  rows: readonly CandidateRow[] | undefined;
  pagination: CandidatesQuery['candidates']['pagination'] | undefined;
  loading: boolean;
  error: unknown;
  retry: () => void;
}

/** Loads the page of the list that the address names. */
export function useCandidateList(view: View): CandidateList {
  const filter = filterOf(view);
  const sort = sortOf(view.ordem);
  const page = pageNumber(view.page);
  const [limit, setLimit] = usePageSize();
  const { data, previousData, error, loading, refetch } = useFreshQuery(CANDIDATES, {
    variables: { page, filter, sort, limit },
  });
  // While the next page loads the last one stays, so that the layout does not jump.
  const result = (data ?? (error ? undefined : previousData))?.candidates;
  return {
    filter,
    sort,
    page,
    limit,
    setLimit,
    rows: result?.candidates,
    pagination: result?.pagination,
    loading,
    error,
    retry: () => void refetch(),
  };
}
