import { graphql } from '../../generated';

/** Parts of the home page that administrators write, and the picture that they choose. */
export const HOME_PARTS = graphql(`
  query HomeParts {
    homeParts {
      title
      html
    }
    homePicture {
      alt
      address
      sources
      width
      height
    }
  }
`);
