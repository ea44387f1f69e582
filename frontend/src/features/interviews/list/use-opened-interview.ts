import { isNotFound } from '../../../shared/api/is-not-found';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { useMissingTarget } from '../../../shared/lists/use-missing-target';
import { OPENED_INTERVIEW, type InterviewRow } from '../interviews-queries';

/**
 * Returns the interview that the address names, whatever page it is on, so that its dialog can show the result also after a change of its
 * status excludes it from the list.
 * @param forget removes an interview from the address that does not exist
 */
export function useOpenedInterview(id: string, forget: () => void): InterviewRow | undefined {
  const { data, error } = useFreshQuery(OPENED_INTERVIEW, { variables: { id }, skip: id === '' });
  useMissingTarget(
    id && (data?.interview === null || isNotFound(error)) ? 'Esta entrevista não existe mais' : undefined,
    forget,
  );
  return data?.interview ?? undefined;
}
