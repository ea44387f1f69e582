import { graphql } from '../../generated';

export const RESPOND = graphql(`
  mutation RespondToInvitation($id: ID!, $response: InvitationResponse!, $note: String, $from: String) {
    respondToInvitation(id: $id, response: $response, note: $note, from: $from) {
      id
    }
  }
`);
