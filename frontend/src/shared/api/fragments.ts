import { graphql } from '../../generated';

/** Who somebody is and how to reach them, wherever candidates are listed for an act. */
export const CANDIDATE_CONTACT = graphql(`
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
export const INTERVIEW_TERMS = graphql(`
  fragment InterviewTerms on Interview {
    id
    interviewDate
    interviewType
    status
    confirmedBy
    rescheduleRequestedAt
  }
`);
