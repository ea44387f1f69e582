import { graphql } from '../../generated';

export const HOME_TEXTS_TO_EDIT = graphql(`
  query HomeTextsToEdit {
    homeTexts {
      hiring
      team
    }
    homePicture {
      alt
      address
      width
      height
    }
  }
`);

export const SAVE_HOME_TEXTS = graphql(`
  mutation SaveHomeTexts($input: HomeTextsInput!) {
    saveHomeTexts(input: $input) {
      hiring
      team
    }
  }
`);
