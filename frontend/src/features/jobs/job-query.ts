import { graphql } from '../../generated';

/** One job with all that its page says. */
export const JOB = graphql(`
  query Job($id: Int!) {
    job(id: $id) {
      id
      title
      department
      location
      type
      description
      requirements
      benefits
      salaryMin
      salaryMax
      isActive
      createdAt
    }
  }
`);
