import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { CandidateFilter, CandidateSort } from '../../../generated/graphql';
import { CANDIDATE, CANDIDATE_IDS } from '../candidates-queries';

export const PAGE_SIZE = 10;
/** As many as one answer names; the page that was open lies in the middle. */
const WINDOW = 1_000;

interface List {
  filter: CandidateFilter;
  sort: CandidateSort;
  page: number;
}

export interface Walk {
  /** From 1, in the whole list; undefined while it is loading, and for somebody whom the filters leave out. */
  position: number | undefined;
  next: Step | undefined;
  previous: Step | undefined;
}

export interface Step {
  id: number;
  /** Where the list shows this candidate. */
  page: number;
}

/**
 * The way through the list from one opened candidate to the next. It is the list as it was when the first one was
 * opened: whoever gets another status on the way may leave the filter, but nobody is passed over for it.
 */
export function useCandidateStepper({ filter, sort, page }: List, opened: number | undefined): Walk {
  const client = useApolloClient();
  const [way, setWay] = useState<{ key: string; start: number; ids: readonly number[] }>();
  const key = JSON.stringify({ filter, sort });
  const isOpen = opened !== undefined;
  const known = way?.key === key;

  if (!isOpen && way) setWay(undefined);
  useEffect(() => {
    if (!isOpen || known) return;
    let current = true;
    const start = Math.max(0, (page - 1) * PAGE_SIZE - WINDOW / 2);
    const list = JSON.parse(key) as Pick<List, 'filter' | 'sort'>;
    void client
      .query({
        query: CANDIDATE_IDS,
        variables: { ...list, offset: start, limit: WINDOW },
        fetchPolicy: 'no-cache',
      })
      // Without it the detail stands all the same, only without a way on.
      .then(({ data }) => current && data && setWay({ key, start, ids: data.candidateIds }))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [client, isOpen, known, key, page]);

  const { start = 0, ids = [] } = known && way ? way : {};
  const at = opened === undefined ? -1 : ids.indexOf(opened);
  const step = (to: number): Step | undefined => {
    const id = at < 0 ? undefined : ids[to];
    return id === undefined ? undefined : { id, page: Math.floor((start + to) / PAGE_SIZE) + 1 };
  };
  const next = step(at + 1);
  const nextId = next?.id;
  // The next one is there before it is asked for.
  useEffect(() => {
    if (nextId !== undefined)
      void client.query({ query: CANDIDATE, variables: { id: nextId } }).catch(() => undefined);
  }, [client, nextId]);
  return { position: at < 0 ? undefined : start + at + 1, next, previous: at > 0 ? step(at - 1) : undefined };
}
