import { graphql } from '../../generated';

export const CANDIDATE_HIRED = graphql(`
  mutation CandidateHired($id: Int!) {
    setCandidateStatus(id: $id, status: contratado) {
      id
      status
    }
  }
`);

export const REGISTER_HIRE = graphql(`
  mutation RegisterReferralHire($id: Int!, $hireDate: String!) {
    registerReferralHire(id: $id, hireDate: $hireDate) {
      id
      hireDate
    }
  }
`);

/** Answers that a hire or a payment makes untrue. */
export const BONUS_ANSWERS = [
  'predictedBonuses',
  'pendingBonuses',
  'completedBonuses',
  'allReferralApplications',
  'myReferralApplications',
];
