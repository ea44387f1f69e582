import { graphql } from '../../generated';

graphql(`
  fragment EditedJob on Job {
    id
    title
    department
    location
    type
    description
    requirements
    benefits
    selectionSteps
    salaryMin
    salaryMax
    isActive
    closesOn
    version
  }
`);

export const JOB_TO_EDIT = graphql(`
  query JobToEdit($id: Int!) {
    job(id: $id) {
      ...EditedJob
      isOpen
      closingText
      isSystem
    }
  }
`);

export const CREATE_JOB = graphql(`
  mutation CreateJob($input: JobInput!, $formKey: ID) {
    createJob(input: $input, formKey: $formKey) {
      id
    }
  }
`);

export const UPDATE_JOB = graphql(`
  mutation UpdateJob($id: Int!, $input: JobInput!, $from: Int) {
    updateJob(id: $id, input: $input, from: $from) {
      ...EditedJob
    }
  }
`);

export const DRAFT_TEXT = graphql(`
  mutation DraftText($input: DraftInput!) {
    generateJobText(input: $input) {
      text
    }
  }
`);

export const JOB_MANAGERS = graphql(`
  query JobManagers($id: Int!) {
    job(id: $id) {
      id
      managers {
        ...StaffName
      }
    }
  }
`);

export const SET_JOB_MANAGERS = graphql(`
  mutation SetJobManagers($id: Int!, $managerIds: [Int!]!, $basedOn: [Int!]) {
    setJobManagers(id: $id, managerIds: $managerIds, basedOn: $basedOn) {
      id
      managers {
        ...StaffName
      }
    }
  }
`);
