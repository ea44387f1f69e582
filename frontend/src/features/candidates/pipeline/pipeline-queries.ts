import { graphql } from '../../../generated';
import type { StagePageQuery } from '../../../generated/graphql';

export const PIPELINE_JOB = graphql(`
  query PipelineJob($id: Int!) {
    job(id: $id) {
      id
      title
      location
      isActive
    }
  }
`);

export const STAGE_PAGE = graphql(`
  query StagePage($jobId: Int!, $status: [CandidateStatus!]!, $after: String, $limit: Int) {
    stagePage(jobId: $jobId, status: $status, after: $after, limit: $limit) {
      candidates {
        id
        firstName
        lastName
        status
        score
        scoredAt
        createdAt
        waitingSince
      }
      moves {
        candidateId
        actorId
        actorName
        at
      }
      next
    }
  }
`);

export type StagePageData = StagePageQuery['stagePage'];
export type PipelineCandidate = StagePageData['candidates'][number];
export type StageMove = StagePageData['moves'][number];
