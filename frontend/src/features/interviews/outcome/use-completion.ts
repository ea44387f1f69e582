import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../../shared/api/failure';
import { toast } from '../../../shared/toasts/toast';
import { SET_INTERVIEW_STATUS } from '../interview-changes';
import type { InterviewRow } from '../interviews-queries';

/** Completes an interview once. When the decision about the candidate fails, only the decision is retried. */
export function useCompletion(id: string) {
  const [setStatus, { loading }] = useMutation(SET_INTERVIEW_STATUS);
  const [completed, setCompleted] = useState(false);
  const complete = async (
    { feedback, decides }: { feedback: string; decides: boolean },
    displayed: Pick<InterviewRow, 'status' | 'interviewDate'>,
    detectConflict: (error: unknown) => boolean,
  ): Promise<boolean> => {
    if (completed) return true;
    try {
      await setStatus({
        variables: {
          id,
          status: 'completed',
          feedback,
          decides,
          from: displayed.status,
          fromDate: displayed.interviewDate,
        },
      });
    } catch (error) {
      if (!detectConflict(error)) toast.destructive('Erro ao atualizar status', failureOf(error).message);
      return false;
    }
    setCompleted(true);
    return true;
  };
  return { complete, completed, loading };
}
