import { graphql } from '../../generated';

export const CREATE_TEMPLATE = graphql(`
  mutation CreateMessageTemplate($input: MessageTemplateInput!) {
    createMessageTemplate(input: $input) {
      id
      title
      type
      content
    }
  }
`);

export const UPDATE_TEMPLATE = graphql(`
  mutation UpdateMessageTemplate($id: Int!, $input: MessageTemplateInput!) {
    updateMessageTemplate(id: $id, input: $input) {
      id
      title
      type
      content
    }
  }
`);

export const DELETE_TEMPLATE = graphql(`
  mutation DeleteMessageTemplate($id: Int!) {
    deleteMessageTemplate(id: $id)
  }
`);

/** Candidates whose name or e-mail matches. */
export const RECIPIENTS = graphql(`
  query MessageRecipients($search: String!) {
    searchCandidates(filter: { search: $search }) {
      id
      firstName
      lastName
      email
      jobTitle
    }
  }
`);

/** What a message to a candidate may be about. */
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

/** The person whom a message is for, when the page was opened from theirs. */
export const RECIPIENT = graphql(`
  query MessageRecipient($id: Int!) {
    candidate(id: $id) {
      id
      firstName
      lastName
      email
      phone
      jobTitle
    }
  }
`);
