import { graphql } from '../../generated';

/** All details of one job. */
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
