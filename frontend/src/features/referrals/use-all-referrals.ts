import { MAX_COUNTED_RESULTS } from '@araucaria/contracts/domain';
import { usePageQuery } from '../../shared/api/use-fresh-query';
import type { Column } from '../../shared/lists/data-list';
import { knownSort } from '../../shared/lists/rows';
import { pageNumber } from '../../shared/lists/use-url-state';
import { ALL_REFERRALS, type ReferralRow } from './referral-queries';
import type { ReferralsView } from './referrals-view';

export const PAGE_SIZE = 20;
const NO_ROWS: readonly ReferralRow[] = [];

export function useAllReferrals(view: ReferralsView, columns: ReadonlyArray<Column<ReferralRow>>) {
  const filter = filterOf(view, columns);
  const query = usePageQuery(ALL_REFERRALS, {
    variables: { page: pageNumber(view.page), limit: PAGE_SIZE, ...filter },
  });
  const shown = query.data?.allReferrals;
  return {
    query,
    rows: shown?.referrals ?? NO_ROWS,
    served: shown && { ...shown.pagination, countedRows: MAX_COUNTED_RESULTS },
    filter,
  };
}

export const exportPath = (filter: ReturnType<typeof filterOf>): string => {
  const given = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `/api/referrals/export.csv?${new URLSearchParams(given)}`;
};

/** The filter in the URL, without an unknown sort key. */
function filterOf(
  { search, sort, startDate, endDate }: ReferralsView,
  columns: ReadonlyArray<Column<ReferralRow>>,
) {
  return {
    search: search.trim() || null,
    sort: knownSort(columns, sort) || null,
    startDate: startDate || null,
    endDate: endDate || null,
  };
}
