import { graphql } from '../../generated';

/** Who somebody is and how to reach them, wherever candidates are listed for an act. */
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

/** When and what an interview is, and whether it stands. */
graphql(`
  fragment InterviewTerms on Interview {
    id
    interviewDate
    interviewType
    status
    confirmedBy
    rescheduleRequestedAt
  }
`);
