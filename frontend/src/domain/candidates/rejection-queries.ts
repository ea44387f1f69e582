import { graphql } from '../../generated';
import type { RejectionReasonsQuery } from '../../generated/graphql';

/** The reasons of rejections in their order, also those that are no longer offered. */
export const REJECTION_REASONS = graphql(`
  query RejectionReasons {
    rejectionReasons {
      ...ReasonFields
    }
  }
  fragment ReasonFields on RejectionReason {
    id
    label
    message
    isActive
    version
  }
`);

export type RejectionReason = RejectionReasonsQuery['rejectionReasons'][number];

/** The e-mails about a rejection, rendered by the server with the data of each candidate. */
export const PREVIEW_REJECTION = graphql(`
  query PreviewRejection($input: RejectionPreviewInput!) {
    previewRejection(input: $input) {
      candidateId
      name
      subject
      text
      callsOpenJobClosed
    }
  }
`);
