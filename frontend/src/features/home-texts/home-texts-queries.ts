import { graphql } from '../../generated';

export const HOME_TEXTS_TO_EDIT = graphql(`
  query HomeTextsToEdit {
    homeTexts {
      hiring
      team
      version
    }
    homePicture {
      alt
      address
      version
    }
  }
`);

export const SAVE_HOME_TEXTS = graphql(`
  mutation SaveHomeTexts($input: HomeTextsInput!, $from: String) {
    saveHomeTexts(input: $input, from: $from) {
      hiring
      team
      version
    }
  }
`);
