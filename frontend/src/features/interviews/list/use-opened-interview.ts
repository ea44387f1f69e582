import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { OPENED_INTERVIEW, type InterviewRow } from '../interviews-queries';

/**
 * Returns the interview that the address names, whatever page it is on, so that its dialog can show the result also after a change of its
 * status excludes it from the list.
 */
export function useOpenedInterview(id: string): InterviewRow | undefined {
  const { data } = useFreshQuery(OPENED_INTERVIEW, { variables: { id }, skip: id === '' });
  return data?.interview ?? undefined;
}
