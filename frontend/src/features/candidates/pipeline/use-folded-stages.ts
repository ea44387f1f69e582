import { useCallback } from 'react';
import { commaList } from '@araucaria/contracts/domain';
import type { CandidateStatus } from '../../../generated/graphql';
import { useUrlState } from '../../../shared/lists/use-url-state';
import { isEnded, type Stage } from './pipeline-stages';

/** The stages of ended applications whose columns are open, as a list with commas. */
const ALL_FOLDED = { abertas: '' };

/** Which columns are folded. @param narrow one column is shown at a time, and none is folded */
export function useFoldedStages(narrow: boolean) {
  const [{ abertas }, change] = useUrlState(ALL_FOLDED);
  const opened = commaList(abertas);
  const onFold = useCallback(
    (status: CandidateStatus) =>
      change(
        (current) => {
          const before = commaList(current.abertas);
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
