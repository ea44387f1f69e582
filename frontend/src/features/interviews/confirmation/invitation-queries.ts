import { graphql } from '../../../generated';

export const INVITATION = graphql(`
  query InterviewInvitation($id: ID!) {
    interviewInvitation(id: $id) {
      id
      candidateName
      jobId
      jobTitle
      interviewType
      interviewDate
      durationMinutes
      notes
      status
      confirmedBy
      confirmedAt
      rescheduleRequestedAt
      declinedAt
    }
  }
`);

export const CONFIRM = graphql(`
  mutation ConfirmInterview($id: ID!, $from: String) {
    confirmInterview(id: $id, confirmMethod: email, from: $from) {
      id
      status
      confirmedBy
      confirmedAt
    }
  }
`);

export const RESPOND = graphql(`
  mutation RespondToInvitation($id: ID!, $response: InvitationResponse!, $note: String, $from: String) {
    respondToInvitation(id: $id, response: $response, note: $note, from: $from) {
      id
      rescheduleRequestedAt
      declinedAt
    }
  }
`);
