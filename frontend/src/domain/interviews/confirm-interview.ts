import { graphql } from '../../generated';

/** Both pages read the stored confirmation afterwards. */
export const CONFIRM = graphql(`
  mutation ConfirmInterview($id: ID!, $from: String) {
    confirmInterview(id: $id, confirmMethod: email, from: $from) {
      id
    }
  }
`);
