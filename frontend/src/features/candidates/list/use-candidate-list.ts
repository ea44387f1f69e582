import { usePageQuery } from '../../../shared/api/use-fresh-query';
import { pageNumber } from '../../../shared/lists/use-url-state';
import { filterOf, sortOf, type View } from '../filters/candidate-filters';
import { CANDIDATES } from '../candidates-queries';
import { usePageSize } from './use-page-size';

export type CandidateList = ReturnType<typeof useCandidateList>;

export function useCandidateList(view: View) {
  const filter = filterOf(view);
  const sort = sortOf(view.ordem);
  const page = pageNumber(view.page);
  const [limit, setLimit] = usePageSize();
  const { data, error, loading, refetch } = usePageQuery(CANDIDATES, {
    variables: { page, filter, sort, limit },
  });
  const result = data?.candidates;
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
