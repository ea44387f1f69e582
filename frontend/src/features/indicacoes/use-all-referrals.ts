import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import type { DayRange } from '../../shared/day-ranges';
import { matches, paged, sorted } from '../../shared/sorting';
import type { Column } from '../../shared/ui/data-list';
import { ALL_REFERRALS, type ReferralRow } from './referral-queries';

/** Referrals on a page. */
export const PAGE_SIZE = 20;
/** As many as the server gives at once. */
const AT_ONCE = 100;

interface Wanted extends DayRange {
  page: number;
  search: string;
  sort: string;
}

/**
 * A page of everybody's referrals. The server pages them newest first; a search or another order reads all of the period
 * and is paged here.
 */
export function useAllReferrals(
  { page, search, sort, startDate, endDate }: Wanted,
  columns: ReadonlyArray<Column<ReferralRow>>,
) {
  const range = { startDate: startDate || null, endDate: endDate || null };
  const everything = search.trim() !== '' || sort !== '';
  const listed = useFreshQuery(ALL_REFERRALS, {
    variables: { page, limit: PAGE_SIZE, ...range },
    skip: everything,
  });
  const found = useEveryReferral(everything, range.startDate, range.endDate);

  if (!everything) {
    const answer = (listed.data ?? (listed.error ? undefined : listed.previousData))?.allReferrals;
    return {
      rows: answer?.referrals,
      page: answer?.pagination.page ?? page,
      total: answer?.pagination.total ?? 0,
      loading: listed.loading,
      error: listed.error as unknown,
      retry: () => void listed.refetch(),
    };
  }
  const all = found.rows?.filter((row) =>
    matches(search, row.referrerName, row.referrerEmail, row.username, row.code, row.jobTitle),
  );
  const shown = all && paged(sorted(all, columns, sort), page, PAGE_SIZE);
  return {
    rows: shown?.rows,
    page: shown?.page ?? page,
    total: all?.length ?? 0,
    loading: !found.rows && !found.error,
    error: found.error,
    retry: found.retry,
  };
}

function useEveryReferral(wanted: boolean, startDate: string | null, endDate: string | null) {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<{ rows?: ReferralRow[]; error?: unknown }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const read = async () => {
      const rows: ReferralRow[] = [];
      for (let page = 1, pages = 1; page <= pages && current; page++) {
        const { data } = await client.query({
          query: ALL_REFERRALS,
          variables: { page, limit: AT_ONCE, startDate, endDate },
          fetchPolicy: 'network-only',
        });
        rows.push(...(data?.allReferrals.referrals ?? []));
        pages = data?.allReferrals.pagination.totalPages ?? 1;
      }
      return rows;
    };
    read().then(
      (rows) => current && setAnswer({ rows }),
      (error: unknown) => current && setAnswer({ error }),
    );
    return () => {
      current = false;
    };
  }, [client, wanted, startDate, endDate, attempt]);
  return {
    ...answer,
    retry: () => {
      setAnswer({});
      setAttempt(attempt + 1);
    },
  };
}
