import { graphql } from '../../generated';
import type { JobsQuery, JobTitlesQuery } from '../../generated/graphql';

/** All jobs as cards show them. One query for home and list, so that they share a cached result. */
export const JOBS = graphql(`
  query Jobs {
    jobs {
      id
      title
      department
      location
      type
      summary
      requirements
      salaryMin
      salaryMax
      isOpen
      closingText
      createdAt
    }
  }
`);

export type JobSummary = JobsQuery['jobs'][number];

export const JOB_TITLES = graphql(`
  query JobTitles {
    jobs {
      id
      title
      location
      isOpen
    }
  }
`);

export type JobTitle = JobTitlesQuery['jobs'][number];

/** Navigation state of a link to the application form that selects the talent bank, whatever job a draft holds. */
export const FOR_TALENT_BANK = { talentBank: true };
