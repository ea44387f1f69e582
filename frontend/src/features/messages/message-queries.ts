import { graphql } from '../../generated';
import type { RecipientFragment } from '../../generated/graphql';

graphql(`
  fragment Recipient on Candidate {
    id
    firstName
    lastName
    email
    phone
    jobTitle
  }
`);

export type RecipientOption = RecipientFragment;

export const CREATE_TEMPLATE = graphql(`
  mutation CreateMessageTemplate($input: MessageTemplateInput!, $formKey: ID) {
    createMessageTemplate(input: $input, formKey: $formKey) {
      ...TemplateFields
    }
  }
`);

export const UPDATE_TEMPLATE = graphql(`
  mutation UpdateMessageTemplate($id: Int!, $input: MessageTemplateInput!, $from: DateTime) {
    updateMessageTemplate(id: $id, input: $input, from: $from) {
      ...TemplateFields
    }
  }
`);

export const RESTORE_TEMPLATE = graphql(`
  mutation RestoreMessageTemplate($id: Int!) {
    restoreMessageTemplate(id: $id) {
      ...TemplateFields
    }
  }
`);

export const DELETE_TEMPLATE = graphql(`
  mutation DeleteMessageTemplate($id: Int!) {
    deleteMessageTemplate(id: $id)
  }
`);

export const RECIPIENTS = graphql(`
  query MessageRecipients($search: String!) {
    searchCandidates(filter: { search: $search }) {
      ...Recipient
    }
  }
`);

export const RECIPIENT_INTERVIEWS = graphql(`
  query MessageRecipientInterviews($id: Int!) {
    candidate(id: $id) {
      id
      interviews {
        ...InterviewTerms
      }
    }
  }
`);

/** The candidate named by the address of the page. */
export const RECIPIENT = graphql(`
  query MessageRecipient($id: Int!) {
    candidate(id: $id) {
      ...Recipient
    }
  }
`);
