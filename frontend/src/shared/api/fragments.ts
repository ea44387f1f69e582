import { graphql } from '../../generated';

/** Name and contact of a candidate, for lists that lead to an action. */
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

/** Time, type and state of an interview. */
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
