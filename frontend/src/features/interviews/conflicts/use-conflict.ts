import { useState } from 'react';
import type { InterviewStatus } from '../../../generated/graphql';
import { refetchAfterChange } from '../../../shared/api/refetch';
import { failureOf } from '../../../shared/api/failure';
import type { InterviewRow } from '../interviews-queries';

/** State of an interview that another user changed while its dialog was open. */
export interface Conflict {
  status: InterviewStatus;
  interviewDate: string;
  feedback: string | null;
  /** Null if the system changed it. */
  changedBy: string | null;
  changedAt: string | null;
}

/** Status and date as the dialog shows them, and the conflict when the server has others. */
export function useConflict({ status, interviewDate }: InterviewRow) {
  const [displayed, setDisplayed] = useState({ status, interviewDate });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /**
   * Stores the conflict if `error` is one. `displayed` becomes the state on the server, so that the next attempt applies
   * to it.
   * @returns whether `error` was a conflict
   */
  const detectConflict = (error: unknown): boolean => {
    const { code, details } = failureOf(error);
    if (code !== 'CHANGED_MEANWHILE') return false;
    const current = details as unknown as Conflict;
    setConflict(current);
    setDisplayed({ status: current.status, interviewDate: current.interviewDate });
    void refetchAfterChange(['interview']);
    return true;
  };
  return { displayed, conflict, detectConflict };
}
