import { graphql } from '../../generated';

graphql(`
  fragment CandidateContact on Candidate {
    id
    firstName
    lastName
    email
    phone
    status
  }
`);

graphql(`
  fragment InterviewTerms on Interview {
    id
    interviewDate
    interviewType
    status
    confirmedBy
    rescheduleRequestedAt
    declinedAt
  }
`);
