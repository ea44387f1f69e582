import { MAX_COUNTED_RESULTS } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import type { Column } from '../../shared/lists/data-list';
import { pageNumber } from '../../shared/lists/use-url-state';
import { ALL_REFERRALS, type ReferralRow } from './referral-queries';
import type { ReferralsView } from './referrals-view';

export const PAGE_SIZE = 20;

/** A page of all referrals, filtered and sorted by the server. */
export function useAllReferrals(view: ReferralsView, columns: ReadonlyArray<Column<ReferralRow>>) {
  const filter = filterOf(view, columns);
  const page = pageNumber(view.page);
  const listed = useFreshQuery(ALL_REFERRALS, { variables: { page, limit: PAGE_SIZE, ...filter } });
  const referralPage = (listed.data ?? (listed.error ? undefined : listed.previousData))?.allReferrals;
  return {
    rows: referralPage?.referrals,
    served: {
      page: referralPage?.pagination.page ?? page,
      total: referralPage?.pagination.total ?? 0,
      countedRows: MAX_COUNTED_RESULTS,
    },
    loading: listed.loading,
    error: listed.error,
    retry: () => void listed.refetch(),
    filter,
  };
}

/** The path of the CSV export with the filter of the list. */
export const exportPath = (filter: ReturnType<typeof filterOf>): string => {
  const given = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `/api/referrals/export.csv?${new URLSearchParams(given)}`;
};

/** The filter in the URL, without an unknown sort key. */
function filterOf(
  { search, sort, startDate, endDate }: ReferralsView,
  columns: ReadonlyArray<Column<ReferralRow>>,
) {
  const known = columns.some(({ key, sortBy }) => sortBy && key === sort.replace(/^-/, ''));
  return {
    search: search.trim() || null,
    sort: known ? sort : null,
    startDate: startDate || null,
    endDate: endDate || null,
  };
}
