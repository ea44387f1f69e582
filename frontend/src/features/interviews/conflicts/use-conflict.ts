import { useState } from 'react';
import type { InterviewStatus } from '../../../generated/graphql';
import { refetchStale } from '../../../shared/api/refetch';
import { failureOf } from '../../../shared/api/failure';
import { INTERVIEW_QUERIES } from '../../../shared/api/evict';
import type { InterviewRow } from '../interviews-queries';

/** What another person did to the interview while its dialog was open. */
export interface Conflict {
  status: InterviewStatus;
  interviewDate: string;
  feedback: string | null;
  /** null: the product itself. */
  changedBy: string | null;
  changedAt: string | null;
}

/** The interview as the dialog shows it, and what the server says when it is no longer so. */
export function useConflict({ status, interviewDate }: InterviewRow) {
  const [seen, setSeen] = useState({ status, interviewDate });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** @returns whether the failure was a change by another person; the next call then acts on what that one made */
  const take = (error: unknown): boolean => {
    const { code, details } = failureOf(error);
    if (code !== 'CHANGED_MEANWHILE') return false;
    const found = details as unknown as Conflict;
    setConflict(found);
    setSeen({ status: found.status, interviewDate: found.interviewDate });
    void refetchStale(INTERVIEW_QUERIES);
    return true;
  };
  return { seen, conflict, take };
}
