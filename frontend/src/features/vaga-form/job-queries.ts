import { graphql } from '../../generated';

export const JOB_TO_EDIT = graphql(`
  query JobToEdit($id: Int!) {
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
      isSystem
    }
  }
`);

export const CREATE_JOB = graphql(`
  mutation CreateJob($input: JobInput!) {
    createJob(input: $input) {
      id
    }
  }
`);

export const UPDATE_JOB = graphql(`
  mutation UpdateJob($id: Int!, $input: JobInput!) {
    updateJob(id: $id, input: $input) {
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
    }
  }
`);

export const DRAFT_TEXT = graphql(`
  mutation DraftText($input: DraftInput!) {
    generateJobText(input: $input) {
      text
      provider
    }
  }
`);
