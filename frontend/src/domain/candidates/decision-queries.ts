import { graphql } from '../../generated';
import type { DecisionPreviewInput, PreviewDecisionQuery } from '../../generated/graphql';

/** The e-mails about an approval or a step of hiring, rendered by the server with the data of each candidate. */
export const PREVIEW_DECISION = graphql(`
  query PreviewDecision($input: DecisionPreviewInput!) {
    previewDecision(input: $input) {
      total
      withoutJob
      withoutInterview
      emails {
        candidateId
        name
        subject
        text
      }
    }
  }
`);

export type Decision = Omit<DecisionPreviewInput, 'candidateIds'>;
export type DecisionPreview = PreviewDecisionQuery['previewDecision'];

/** An approval without an interview, or without a job, is more likely a mistake than an offer. */
export const isDoubtful = ({ withoutJob, withoutInterview }: DecisionPreview): boolean =>
  withoutJob + withoutInterview > 0;
