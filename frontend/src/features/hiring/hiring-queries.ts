import { graphql } from '../../generated';
import type {
  ApprovedCandidatesQuery,
  HiringCandidateQuery,
  HiringFiguresQuery,
  HiringInProgressQuery,
} from '../../generated/graphql';

/** A candidate between approval and the first day of work. */
graphql(`
  fragment HiringState on Candidate {
    ...CandidateContact
    jobTitle
    hiringStep
    approvedDate
    startDate
  }
`);

export const APPROVED = graphql(`
  query ApprovedCandidates {
    approvedCandidates {
      ...HiringState
    }
  }
`);

export const HIRING_CANDIDATE = graphql(`
  query HiringCandidate($id: Int!) {
    candidate(id: $id) {
      ...HiringState
      createdAt
      city
      state
      resumeFilename
      interviews {
        ...InterviewTerms
        notes
        feedback
      }
    }
  }
`);

export const SET_STEP = graphql(`
  mutation SetHiringStep(
    $id: Int!
    $step: HiringStep!
    $from: HiringStep
    $fromStatus: CandidateStatus
    $notes: String
    $startDate: String
    $hire: Boolean
    $changeId: ID
  ) {
    setHiringStep(
      id: $id
      hiringStep: $step
      from: $from
      fromStatus: $fromStatus
      notes: $notes
      startDate: $startDate
      hire: $hire
      changeId: $changeId
    ) {
      __typename
      id
      hiringStep
    }
  }
`);

export const HIRING_FIGURES = graphql(`
  query HiringFigures {
    hiringDashboard {
      totalCandidates
      candidatesInHiringProcess
      candidatesHired
      candidatesApproved
      candidatesReachedHiring
    }
    hiringStages {
      step
      label
      candidates
    }
    hiresPerMonth {
      month
      hires
    }
  }
`);

export const RECENT_HIRES = graphql(`
  query RecentHires {
    recentHires(limit: 6) {
      id
      name
      position
      hireDate
      startDate
    }
  }
`);

export const IN_PROGRESS = graphql(`
  query HiringInProgress {
    hiringInProgress {
      id
      name
      position
      hiringStep
      lastUpdateDate
    }
  }
`);

export const REPORT = graphql(`
  mutation RequestHiringReport {
    requestHiringReport
  }
`);

export type ApprovedCandidate = ApprovedCandidatesQuery['approvedCandidates'][number];
export type HiringCandidate = NonNullable<HiringCandidateQuery['candidate']>;
export type HiringFigures = HiringFiguresQuery;
export type Process = HiringInProgressQuery['hiringInProgress'][number];
