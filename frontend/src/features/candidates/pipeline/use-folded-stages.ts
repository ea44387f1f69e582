import { useCallback } from 'react';
import type { CandidateStatus } from '../../../generated/graphql';
import { useUrlState } from '../../../shared/lists/use-url-state';
import { wordsOf } from '../filters/candidate-filters';
import { isEnded, type Stage } from './pipeline-stages';

/** The stages of ended applications whose columns are open, as a list with commas. */
const ALL_FOLDED = { abertas: '' };

/** Which columns are folded. @param narrow one column is shown at a time, and none is folded */
export function useFoldedStages(narrow: boolean) {
  const [{ abertas }, change] = useUrlState(ALL_FOLDED);
  const opened = wordsOf(abertas);
  const onFold = useCallback(
    (status: CandidateStatus) =>
      change(
        (current) => {
          const before = wordsOf(current.abertas);
          const others = before.filter((other) => other !== status);
          return { abertas: [...others, ...(others.length === before.length ? [status] : [])].join() };
        },
        { replace: true },
      ),
    [change],
  );
  return {
    isFolded: (stage: Stage): boolean => !narrow && isEnded(stage) && !opened.includes(stage.status),
    onFold,
  };
}
