import { graphql } from '../../../generated';

export const INVITATION = graphql(`
  query InterviewInvitation($id: ID!) {
    interviewInvitation(id: $id) {
      id
      candidateName
      jobTitle
      interviewType
      interviewDate
      durationMinutes
      notes
      status
      confirmedBy
      rescheduleRequestedAt
      declinedAt
    }
  }
`);
