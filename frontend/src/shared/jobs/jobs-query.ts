import { graphql } from '../../generated';
import type { JobsQuery } from '../../generated/graphql';

/** All jobs. One query for home, list and selectors, so that they share a cached result. */
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

/** Navigation state of a link to the application form that selects the talent bank, whatever job a draft holds. */
export const FOR_TALENT_BANK = { talentBank: true };
