import { graphql } from '../../generated';

export const CANDIDATE_HIRED = graphql(`
  mutation CandidateHired($id: Int!, $from: CandidateStatus, $changeId: ID!, $notify: Boolean) {
    setCandidateStatus(id: $id, status: contratado, from: $from, changeId: $changeId, notify: $notify) {
      id
      status
    }
  }
`);

export const UNDO_CANDIDATE_HIRED = graphql(`
  mutation UndoCandidateHired($changeId: ID!) {
    undoStatusChange(changeId: $changeId) {
      changeId
      left {
        candidateId
        reason
      }
    }
  }
`);

export const REGISTER_HIRE = graphql(`
  mutation RegisterReferralHire($id: Int!, $hireDate: String!, $from: String) {
    registerReferralHire(id: $id, hireDate: $hireDate, from: $from) {
      id
      hireDate
    }
  }
`);

export const UNDO_HIRE = graphql(`
  mutation UndoReferralHire($id: Int!, $reason: String!, $candidateStatus: CandidateStatus) {
    undoReferralHire(id: $id, reason: $reason, candidateStatus: $candidateStatus) {
      id
      hireDate
    }
  }
`);
