import { PROFILE_FIELDS } from '@araucaria/contracts/domain';

/** The fields of a person's profile in a query, as the table of the contracts has them. */
export const PROFILE_FRAGMENT = `fragment ProfileFields on Candidate { ${PROFILE_FIELDS.join(' ')} }`;
