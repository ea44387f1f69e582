import { graphql } from '../../generated';

/** The people whose name or e-mail contains the text, last application first. */
export const PALETTE_PEOPLE = graphql(`
  query PalettePeople($search: String!, $limit: Int!) {
    candidates(filter: { search: $search }, sort: createdAt_DESC, limit: $limit) {
      candidates {
        id
        firstName
        lastName
        jobTitle
        status
      }
    }
  }
`);
