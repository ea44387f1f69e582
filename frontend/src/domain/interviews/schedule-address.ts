import { useLocation } from 'react-router-dom';

/** The parameter of a staff page's address that opens the scheduling of an interview over the page. */
export const SCHEDULED_CANDIDATE = 'agendar';

/** Returns the address that schedules an interview with a candidate over the present page. */
export function useScheduleAddress(): (candidateId: number) => string {
  const { search } = useLocation();
  return (candidateId) => {
    const params = new URLSearchParams(search);
    params.set(SCHEDULED_CANDIDATE, String(candidateId));
    return `?${params.toString()}`;
  };
}
