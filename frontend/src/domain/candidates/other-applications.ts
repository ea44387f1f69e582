import { useLocation } from 'react-router-dom';
import { graphql } from '../../generated';
import type { PersonApplicationsFragment } from '../../generated/graphql';
import { formatCount } from '../../shared/format/formats';

graphql(`
  fragment PersonApplications on Person {
    id
    applications {
      id
      jobTitle
      status
      createdAt
    }
  }
`);

export type PersonApplications = PersonApplicationsFragment;

export type OtherApplication = PersonApplications['applications'][number];

export const otherApplications = (candidate: {
  id: number;
  person: PersonApplications | null;
}): OtherApplication[] => candidate.person?.applications.filter(({ id }) => id !== candidate.id) ?? [];

export const otherApplicationsText = (count: number): string =>
  formatCount(count, 'outra candidatura', 'outras candidaturas');

/** The parameter of a staff page's address that opens the detail of a candidate over the page. */
export const OPENED_CANDIDATE = 'ficha';

/** Id of the element that shows the detail of a candidate, and scope of its shortcuts. */
export const CANDIDATE_DETAIL_ID = 'candidato';

/** The dashboard opens candidates by its own parameter, because it steps through its list. */
const DASHBOARD = { path: '/dashboard', parameter: 'candidato' };

/** Returns the address that opens the detail of a candidate over the present page. */
export function useCandidateAddress(): (id: number) => string {
  const { pathname, search } = useLocation();
  const parameter = pathname === DASHBOARD.path ? DASHBOARD.parameter : OPENED_CANDIDATE;
  return (id) => {
    const params = new URLSearchParams(search);
    params.set(parameter, String(id));
    return `?${params.toString()}`;
  };
}
