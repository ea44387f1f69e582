import { useState } from 'react';
import type { InterviewRow } from '../interviews-queries';

/**
 * Returns the interview that the address names. It is kept while it is open, even after a change of its status excludes
 * it from the filtered list, so that its dialog can show the result.
 */
export function useOpenedInterview(
  interviews: readonly InterviewRow[] | undefined,
  id: string,
): InterviewRow | undefined {
  const [last, setLast] = useState<InterviewRow>();
  const found = interviews?.find((one) => one.id === id);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === id ? last : undefined);
}
