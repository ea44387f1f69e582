import { graphql } from '../../generated';
import type { IncidentsQuery } from '../../generated/graphql';

export const INCIDENTS = graphql(`
  query Incidents {
    incidents {
      id
      title
      occurredFrom
      occurredTo
      knownOn
      dueOn
      data
      measures
      isRelevant
      actorId
      anpdNotifiedOn
      personsNotifiedOn
      version
    }
  }
`);

export const AFFECTED_RECORDS = graphql(`
  query AffectedRecords($incidentId: Int!) {
    affectedRecords(incidentId: $incidentId) {
      subject
      subjectId
    }
  }
`);

export const SAVE_INCIDENT = graphql(`
  mutation SaveIncident($input: IncidentInput!, $from: String, $formKey: ID) {
    saveIncident(input: $input, from: $from, formKey: $formKey) {
      id
    }
  }
`);

export type IncidentRow = IncidentsQuery['incidents'][number];
