import { graphql } from '../../generated';

export const SET_STATUS = graphql(`
  mutation SetCandidateStatus(
    $id: Int!
    $status: CandidateStatus!
    $from: CandidateStatus
    $undoHire: Boolean
    $note: String
    $changeId: ID
    $notify: Boolean
    $reasonId: Int
    $notifyAt: String
  ) {
    setCandidateStatus(
      id: $id
      status: $status
      from: $from
      undoHire: $undoHire
      note: $note
      changeId: $changeId
      notify: $notify
      reasonId: $reasonId
      notifyAt: $notifyAt
    ) {
      __typename
      id
      status
    }
  }
`);

export const SET_STATUSES = graphql(`
  mutation SetCandidateStatuses(
    $ids: [Int!]!
    $status: CandidateStatus!
    $from: [CandidateStatus!]
    $note: String
    $changeId: ID
    $notify: Boolean
    $reasonId: Int
    $notifyAt: String
    $seriesId: ID
  ) {
    setCandidateStatuses(
      ids: $ids
      status: $status
      from: $from
      note: $note
      changeId: $changeId
      notify: $notify
      reasonId: $reasonId
      notifyAt: $notifyAt
      seriesId: $seriesId
    ) {
      __typename
      changeId
      changed {
        __typename
        candidateId
        from
        to
      }
      left {
        __typename
        candidateId
        reason
      }
    }
  }
`);

export const UNDO = graphql(`
  mutation UndoStatusChange($changeId: ID!) {
    undoStatusChange(changeId: $changeId) {
      changeId
      changed {
        candidateId
        from
        to
      }
      left {
        candidateId
        reason
      }
    }
  }
`);
