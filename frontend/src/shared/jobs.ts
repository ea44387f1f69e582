import { graphql } from '../generated';
import type { JobsQuery } from '../generated/graphql';

/** The list of vacancies: home, list and selectors read the same answer. */
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
