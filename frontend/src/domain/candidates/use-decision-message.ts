import { useState } from 'react';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { PREVIEW_DECISION, isDoubtful, type Decision } from './decision-queries';

/**
 * Reads what candidates get after a decision, and holds whether they get it: by default, unless one of them had no interview or
 * applied for no job.
 * @param decision undefined: none that sends a message
 */
export function useDecisionMessage(candidateIds: readonly number[], decision: Decision | undefined) {
  const [chosen, setChosen] = useState<boolean>();
  const { data, error, refetch } = useFreshQuery(PREVIEW_DECISION, {
    variables: { input: { ...decision, candidateIds: [...candidateIds] } },
    skip: !decision || candidateIds.length === 0,
  });
  const preview = decision ? data?.previewDecision : undefined;
  const isUnread = !preview && error !== undefined;
  const value = !isUnread && (chosen ?? !(preview && isDoubtful(preview)));
  return {
    fields: {
      preview,
      error: preview ? undefined : error,
      onRetry: () => void refetch(),
      value,
      onChange: setChosen,
    },
    /** Absent: the decision sends what it sends by itself. */
    notify: decision && (preview?.total ?? 1) > 0 ? value : undefined,
    /** What would be sent is not known yet. */
    isUnknown: Boolean(decision) && candidateIds.length > 0 && !preview && !isUnread,
  };
}
