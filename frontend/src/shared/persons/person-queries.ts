import { graphql } from '../../generated';
import type { FindPersonsQuery } from '../../generated/graphql';

export const FIND_PERSONS = graphql(`
  query FindPersons($name: String!) {
    findPersons(name: $name) {
      candidateId
      name
      maskedEmail
      jobTitle
      appliedAt
    }
  }
`);

export type FoundPerson = FindPersonsQuery['findPersons'][number];
