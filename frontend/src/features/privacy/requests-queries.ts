import { graphql } from '../../generated';
import type { SubjectRequestsQuery } from '../../generated/graphql';

export const SUBJECT_REQUESTS = graphql(`
  query SubjectRequests {
    subjectRequests {
      id
      kind
      channel
      emailConfirmed
      name
      email
      details
      receivedOn
      dueOn
      state
      answer
      registeredBy
      closedBy
      closedAt
    }
  }
`);

export const SUBJECT_REQUEST_MATCHES = graphql(`
  query SubjectRequestMatches($id: Int!) {
    subjectRequestMatches(id: $id) {
      candidateIds
      isQuarantined
      referrals
      mentions
      usernames
      owedCents
    }
  }
`);

export const REGISTER_SUBJECT_REQUEST = graphql(`
  mutation RegisterSubjectRequest($input: SubjectRequestInput!, $formKey: ID) {
    registerSubjectRequest(input: $input, formKey: $formKey) {
      id
    }
  }
`);

export const CLOSE_SUBJECT_REQUEST = graphql(`
  mutation CloseSubjectRequest($id: Int!, $state: String!, $answer: String!) {
    closeSubjectRequest(id: $id, state: $state, answer: $answer) {
      id
    }
  }
`);

export const ERASE_SUBJECT = graphql(`
  mutation EraseSubject($requestId: Int!) {
    eraseSubject(requestId: $requestId) {
      id
    }
  }
`);

export type SubjectRequestRow = SubjectRequestsQuery['subjectRequests'][number];
