import { useCallback, useEffect, useState } from 'react';
import type { CandidateArea } from '@araucaria/contracts/domain';
import { failureOf } from '../api/failure';
import { rest } from '../api/rest';
import { candidateHint } from './session-hint';
import { useOtherTabs } from './use-other-tabs';

const PATH = '/api/candidate-area';

/** What the person of this browser's session of 'Minha candidatura' has sent; undefined for visitors, and until it is loaded. */
export function useOwnArea(): CandidateArea | undefined {
  const [area, setArea] = useState<CandidateArea>();
  useEffect(() => {
    if (!candidateHint.isSet()) return;
    rest('GET', PATH).then(setArea, (error: unknown) => {
      if (failureOf(error).code === 'UNAUTHENTICATED') candidateHint.set(false);
    });
  }, []);
  // Another person may open their area in another tab: a form here would be sent as theirs. The form of a visitor stays.
  const refresh = useCallback(() => {
    if (area)
      rest('GET', PATH).then(setArea, () => {
        // The page stays as it is, with what was typed.
      });
  }, [area]);
  useOtherTabs({ onChange: refresh, onSignOut: useCallback(() => setArea(undefined), []) });
  return area;
}
