import { graphql } from '../../generated';

/** How many candidates of a job are in each status that has any. */
export const STAGE_COUNTS = graphql(`
  query StageCounts($jobId: Int!) {
    stageCounts(jobId: $jobId) {
      status
      candidates
    }
  }
`);
