import { graphql } from '../../generated';
import type { JobsQuery } from '../../generated/graphql';

/** The list of jobs: home, list and selectors read the same answer. */
export const JOBS = graphql(`
  query Jobs {
    jobs {
      id
      title
      department
      location
      type
      description
      requirements
      salaryMin
      salaryMax
      isActive
      createdAt
    }
  }
`);

export type JobSummary = JobsQuery['jobs'][number];

/** Goes along with a link to the application that means the talent bank, whatever job a draft remembers. */
export const FOR_TALENT_BANK = { talentBank: true };
