import { graphql } from '../../generated';
import type { LoginSessionItemFragment } from '../../generated/graphql';

graphql(`
  fragment LoginSessionItem on LoginSession {
    id
    current
    browser
    system
    mobile
    address
    startedAt
    lastUsedAt
  }
`);

export type LoginSession = LoginSessionItemFragment;

export const MY_SESSIONS = graphql(`
  query MySessions {
    mySessions {
      ...LoginSessionItem
    }
  }
`);

export const END_SESSION = graphql(`
  mutation EndSession($id: String!) {
    endSession(id: $id)
  }
`);

export const END_OTHER_SESSIONS = graphql(`
  mutation EndOtherSessions {
    endOtherSessions
  }
`);
