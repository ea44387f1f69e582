import { graphql } from '../../generated';

/** Parts of the home page that administrators write. */
export const HOME_PARTS = graphql(`
  query HomeParts {
    homeParts {
      title
      html
    }
  }
`);
