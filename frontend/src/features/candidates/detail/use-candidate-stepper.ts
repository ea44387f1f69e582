import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { MAX_COUNTED_RESULTS, MAX_ORDERED_IDS, isUncounted } from '@araucaria/contracts/domain';
import { totalText } from '../../../shared/lists/rows';
import { CANDIDATE, CANDIDATE_IDS } from '../candidates-queries';
import type { CandidateList } from '../list/use-candidate-list';

export interface CandidateStepper {
  /** Position in the whole list, from 1. Undefined while loading, and for a candidate that the filters exclude. */
  position: number | undefined;
  /** How many candidates are stepped through. Decisions since then take some of them out of the filter, not out of this list. */
  total: string | undefined;
  next: StepTarget | undefined;
  previous: StepTarget | undefined;
  /** What is stepped through; undefined: nothing. */
  list: Pick<CandidateList, 'filter' | 'sort'> | undefined;
  isLoaded: boolean;
  /** The candidates around the opened one, in the order of the list. */
  nearby: readonly StepTarget[];
  /** Page of the list, in pages of `NEARBY`, that holds those. */
  nearbyPage: number;
}

/** How many candidates are shown beside the opened one. */
export const NEARBY = 100;

export interface StepTarget {
  id: number;
  /** Page of the list that holds this candidate. */
  page: number;
}

/**
 * Steps through the list from one opened candidate to the next. The ids are loaded when the first candidate is opened:
 * a candidate whose status changes meanwhile may leave the filter without shifting the others.
 */
export function useCandidateStepper(
  { filter, sort, page, limit, pagination }: CandidateList,
  opened: number | undefined,
): CandidateStepper {
  const total = pagination?.totalCandidates;
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<{ key: string; start: number; ids: readonly number[] }>();
  const [counted, setCounted] = useState<{ key: string; total: number }>();
  const key = JSON.stringify({ filter, sort });
  const isOpen = opened !== undefined;
  const isLoaded = loaded?.key === key;

  if (!isOpen && loaded) setLoaded(undefined);
  if (!isOpen && counted) setCounted(undefined);
  if (isOpen && counted?.key !== key && total !== undefined) setCounted({ key, total });
  useEffect(() => {
    if (!isOpen || isLoaded) return;
    let current = true;
    // The open page is in the middle of the loaded ids.
    const start = Math.max(0, (page - 1) * limit - MAX_ORDERED_IDS / 2);
    const list = JSON.parse(key) as Pick<CandidateList, 'filter' | 'sort'>;
    void client
      .query({
        query: CANDIDATE_IDS,
        variables: { ...list, offset: start, limit: MAX_ORDERED_IDS },
        fetchPolicy: 'no-cache',
      })
      // Without the ids the detail works, only without previous and next.
      .then(({ data }) => current && data && setLoaded({ key, start, ids: data.candidateIds }))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [client, isOpen, isLoaded, key, page, limit]);

  const { start = 0, ids = [] } = isLoaded && loaded ? loaded : {};
  const targets = ids.map((id, at) => ({ id, page: Math.floor((start + at) / limit) + 1 }));
  const index = targets.findIndex(({ id }) => id === opened);
  // A candidate outside of the list, who has left it by a decision, is followed by the first of the open page.
  const pageStart = Math.max(0, Math.min((page - 1) * limit - start, ids.length - 1));
  const next = targets[index < 0 ? pageStart : index + 1];
  const nextId = next?.id;
  const nearbyStart = Math.floor((start + Math.max(index, 0)) / NEARBY) * NEARBY;
  useEffect(() => {
    if (nextId !== undefined)
      void client.query({ query: CANDIDATE, variables: { id: nextId } }).catch(() => undefined);
  }, [client, nextId]);
  return {
    position: index < 0 ? undefined : start + index + 1,
    total: isLoaded
      ? totalText(totalOf(start, ids, counted), isUncounted(filter) ? MAX_COUNTED_RESULTS : undefined)
      : undefined,
    next,
    previous: targets[index - 1],
    list: isOpen ? { filter, sort } : undefined,
    isLoaded,
    nearby: targets.slice(Math.max(nearbyStart - start, 0), nearbyStart - start + NEARBY),
    nearbyPage: nearbyStart / NEARBY + 1,
  };
}

/** The number of ids if they are all; otherwise what the list has counted, and never less than the ids that are known. */
function totalOf(start: number, ids: readonly number[], counted: { total: number } | undefined): number {
  const known = start + ids.length;
  return start === 0 && ids.length < MAX_ORDERED_IDS ? known : Math.max(known, counted?.total ?? 0);
}
