import { graphql } from '../../generated';
import type { AuditTrailQuery, VisitorRefusalsQuery } from '../../generated/graphql';

export const AUDIT_TRAIL = graphql(`
  query AuditTrail($filter: AuditFilter, $before: Int) {
    auditTrail(filter: $filter, before: $before) {
      entries {
        id
        at
        action
        actorId
        actorName
        subject
        subjectId
        origin
        details {
          name
          value
        }
      }
      nextBefore
    }
  }
`);

export const VISITOR_REFUSALS = graphql(`
  query VisitorRefusals($before: Int) {
    visitorRefusals(before: $before) {
      refusals {
        id
        at
        code
        where
        count
        origin
      }
      nextBefore
    }
  }
`);

export type AuditRow = AuditTrailQuery['auditTrail']['entries'][number];
export type RefusalRow = VisitorRefusalsQuery['visitorRefusals']['refusals'][number];
