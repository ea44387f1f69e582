import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { refetchStale } from '../../../shared/api/refetch';
import { failureOf } from '../../../shared/api/failure';
import { INTERVIEW_QUERIES } from '../../../shared/api/evict';
import { toast } from '../../../shared/toasts/toast';
import { SET_INTERVIEW_STATUS } from '../interview-changes';
import type { InterviewRow } from '../interviews-queries';

/** Completes an interview once: a decision on the candidate that fails is tried again without it. */
export function useCompletion(id: string) {
  const [setStatus, { loading }] = useMutation(SET_INTERVIEW_STATUS);
  const [completed, setCompleted] = useState(false);
  const complete = async (
    { feedback, decides }: { feedback: string; decides: boolean },
    seen: Pick<InterviewRow, 'status' | 'interviewDate'>,
    takeConflict: (error: unknown) => boolean,
  ): Promise<boolean> => {
    if (completed) return true;
    try {
      await setStatus({
        variables: {
          id,
          status: 'completed',
          feedback,
          decides,
          from: seen.status,
          fromDate: seen.interviewDate,
        },
      });
    } catch (error) {
      if (!takeConflict(error)) toast.destructive('Erro ao atualizar status', failureOf(error).message);
      return false;
    }
    setCompleted(true);
    void refetchStale(INTERVIEW_QUERIES);
    return true;
  };
  return { complete, completed, loading };
}
