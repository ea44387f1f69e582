import { graphql } from '../../generated';

export const INVITATION = graphql(`
  query InterviewInvitation($id: ID!) {
    interviewInvitation(id: $id) {
      id
      candidateName
      jobId
      jobTitle
      interviewType
      interviewDate
      notes
      status
      confirmedBy
      confirmedAt
    }
  }
`);

export const CONFIRM = graphql(`
  mutation ConfirmInterview($id: ID!) {
    confirmInterview(id: $id, confirmMethod: email) {
      id
      status
      confirmedBy
      confirmedAt
    }
  }
`);
