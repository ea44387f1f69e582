import { useState } from 'react';
import type { InterviewRow } from '../interviews-queries';

/**
 * The interview that the address names, as the list has it. One that leaves the list, because a filter no longer lets it
 * through, stays while it is open: its dialog has not said its last word yet.
 */
export function useOpenedInterview(
  interviews: readonly InterviewRow[] | undefined,
  id: string,
): InterviewRow | undefined {
  const [kept, setKept] = useState<InterviewRow>();
  const found = interviews?.find((one) => one.id === id);
  if (found && found !== kept) setKept(found);
  return found ?? (kept?.id === id ? kept : undefined);
}
