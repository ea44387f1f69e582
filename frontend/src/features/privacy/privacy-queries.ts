import { graphql } from '../../generated';
import type { RetentionQuery } from '../../generated/graphql';

export const CONSENT_VERSIONS = graphql(`
  query ConsentVersions {
    consentVersions {
      text
      version
      consents
      firstAt
      lastAt
    }
  }
`);

export const RETENTION = graphql(`
  query Retention {
    retentionRules {
      kind
      enabled
      termDays
      changedAt
      changedBy
      version
    }
    retentionRuns {
      id
      dryRun
      startedBy
      isDaily
      startedAt
      finishedAt
      waitingFor
      results {
        kind
        due
        dueIds
        expired
        expiredIds
        held
        kept
      }
    }
    quarantinedRecords {
      person
      id
      name
      kind
      quarantinedAt
      erasedFrom
      held
    }
    legalHolds {
      person
      personId
      name
      reason
      placedBy
      placedAt
      until
    }
  }
`);

export const SAVE_RETENTION_RULE = graphql(`
  mutation SaveRetentionRule($kind: String!, $enabled: Boolean!, $termDays: Int!, $from: String) {
    saveRetentionRule(kind: $kind, enabled: $enabled, termDays: $termDays, from: $from) {
      kind
    }
  }
`);

export const START_RETENTION_RUN = graphql(`
  mutation StartRetentionRun($dryRun: Boolean!) {
    startRetentionRun(dryRun: $dryRun) {
      id
    }
  }
`);

export const RESTORE_QUARANTINED = graphql(`
  mutation RestoreQuarantined($person: String!, $id: Int!) {
    restoreQuarantined(person: $person, id: $id)
  }
`);

export const PLACE_LEGAL_HOLD = graphql(`
  mutation PlaceLegalHold($input: LegalHoldInput!) {
    placeLegalHold(input: $input)
  }
`);

export const LIFT_LEGAL_HOLD = graphql(`
  mutation LiftLegalHold($person: String!, $id: Int!) {
    liftLegalHold(person: $person, id: $id)
  }
`);

export type RetentionRuleRow = RetentionQuery['retentionRules'][number];
export type RetentionRunRow = RetentionQuery['retentionRuns'][number];
export type QuarantinedRow = RetentionQuery['quarantinedRecords'][number];
export type LegalHoldRow = RetentionQuery['legalHolds'][number];
