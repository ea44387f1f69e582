import { useEffect, useState } from 'react';
import type { CandidateArea } from '@araucaria/contracts/domain';
import { failureOf } from '../api/failure';
import { rest } from '../api/rest';
import { candidateHint } from './session-hint';

/** What the person of this browser's session of 'Minha candidatura' has sent; undefined for visitors, and until it is loaded. */
export function useOwnArea(): CandidateArea | undefined {
  const [area, setArea] = useState<CandidateArea>();
  useEffect(() => {
    if (!candidateHint.isSet()) return;
    rest<CandidateArea>('GET', '/api/candidate-area').then(setArea, (error: unknown) => {
      if (failureOf(error).code === 'UNAUTHENTICATED') candidateHint.set(false);
    });
  }, []);
  return area;
}
