import { graphql } from '../../generated';
import type { JobQuery } from '../../generated/graphql';

export const JOB = graphql(`
  query Job($id: Int!) {
    job(id: $id) {
      id
      title
      department
      location
      type
      summary
      descriptionHtml
      requirements
      benefits
      selectionSteps
      salaryMin
      salaryMax
      isOpen
      closingText
      createdAt
    }
    similarJobs(id: $id) {
      id
      title
      location
      type
      salaryMin
      salaryMax
      closingText
    }
  }
`);

export type ShownJob = NonNullable<JobQuery['job']>;
