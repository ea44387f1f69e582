import { graphql } from '../../../generated';
import type { SavedViewsQuery } from '../../../generated/graphql';

export const SAVED_VIEWS = graphql(`
  query SavedViews {
    savedViews {
      ...SavedViewFields
    }
  }
  fragment SavedViewFields on SavedView {
    id
    name
    query
    isDefault
  }
`);

export const SAVE_VIEW = graphql(`
  mutation SaveView($name: String!, $query: String!, $formKey: ID) {
    saveView(name: $name, query: $query, formKey: $formKey) {
      ...SavedViewFields
    }
  }
`);

export const CHANGE_SAVED_VIEW = graphql(`
  mutation ChangeSavedView($id: Int!, $name: String, $query: String, $isDefault: Boolean) {
    changeSavedView(id: $id, name: $name, query: $query, isDefault: $isDefault) {
      ...SavedViewFields
    }
  }
`);

export const DELETE_SAVED_VIEW = graphql(`
  mutation DeleteSavedView($id: Int!) {
    deleteSavedView(id: $id)
  }
`);

export type SavedView = SavedViewsQuery['savedViews'][number];
