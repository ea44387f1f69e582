import { graphql } from '../../generated';

/** After how many days a response is overdue, and whether administrators get the morning digest. */
export const RESPONSE_SETTINGS = graphql(`
  query ResponseSettings {
    responseSettings {
      overdueDays
      sendDigest
      version
    }
  }
`);
