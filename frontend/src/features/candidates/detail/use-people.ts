import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { CandidateNamesQuery } from '../../../generated/graphql';
import { graphql } from '../../../generated';
import { NEARBY, type CandidateStepper } from './use-candidate-stepper';

export const CANDIDATE_NAMES = graphql(`
  query CandidateNames($page: Int, $limit: Int, $filter: CandidateFilter, $sort: CandidateSort) {
    candidates(page: $page, limit: $limit, filter: $filter, sort: $sort) {
      candidates {
        id
        firstName
        lastName
        score
        scoredAt
        status
      }
    }
  }
`);

export type NamedCandidate = CandidateNamesQuery['candidates']['candidates'][number];

/**
 * The names of the candidates near the opened one, by id. They stay as they were loaded: a decision may take a candidate out
 * of the filter, but not out of the list that the user goes through.
 */
export function usePeople({ list, nearbyPage }: CandidateStepper): ReadonlyMap<number, NamedCandidate> {
  const client = useApolloClient();
  const [people, setPeople] = useState<ReadonlyMap<number, NamedCandidate>>(new Map());
  const key = JSON.stringify(list ?? {});
  useEffect(() => {
    let current = true;
    // Decisions since the list was opened may have moved candidates to the page before.
    const pages = [nearbyPage - 1, nearbyPage].filter((page) => page > 0);
    const variables = JSON.parse(key) as NonNullable<CandidateStepper['list']>;
    for (const page of pages)
      void client
        .query({
          query: CANDIDATE_NAMES,
          variables: { ...variables, page, limit: NEARBY },
          fetchPolicy: 'no-cache',
        })
        .then(({ data }) => {
          const found = data?.candidates.candidates ?? [];
          if (current)
            setPeople((known) => new Map([...found.map((each) => [each.id, each] as const), ...known]));
        })
        // Without the names the detail works, with its buttons and keys.
        .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [client, key, nearbyPage]);
  return people;
}
