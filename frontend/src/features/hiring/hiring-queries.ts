import { graphql } from '../../generated';
import type {
  ApprovedPageQuery,
  HiringCandidateQuery,
  HiringFiguresQuery,
  HiringInProgressQuery,
} from '../../generated/graphql';

graphql(`
  fragment HiringState on Candidate {
    ...CandidateContact
    jobTitle
    hiringStep
    approvedDate
    startDate
    person {
      ...PersonApplications
    }
  }
`);

export const APPROVED_PAGE = graphql(`
  query ApprovedPage($page: Int, $search: String, $sort: ApprovedSort) {
    approvedPage(page: $page, search: $search, sort: $sort) {
      candidates {
        ...HiringState
      }
      pagination {
        totalCandidates
        limit
      }
    }
  }
`);

/** A candidate whom the address names and the page of the list does not show. */
export const APPROVED_CANDIDATE = graphql(`
  query ApprovedCandidate($id: Int!) {
    candidate(id: $id) {
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
    $notify: Boolean
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
      notify: $notify
    ) {
      __typename
      id
      hiringStep
    }
  }
`);

export const HIRING_FIGURES = graphql(`
  query HiringFigures($filter: HiringFilter) {
    hiringDashboard(filter: $filter) {
      totalCandidates
      candidatesInHiringProcess
      candidatesHired
      candidatesApproved
      candidatesReachedHiring
    }
    hiringStages(filter: $filter) {
      label
      candidates
    }
    hireTimeline(filter: $filter) {
      hires
      medianDays
      unit
      points {
        startsOn
        hires
      }
    }
  }
`);

export const RECENT_HIRES = graphql(`
  query RecentHires($filter: HiringFilter) {
    recentHires(limit: 6, filter: $filter) {
      id
      name
      position
      hireDate
      startDate
      person {
        ...PersonApplications
      }
    }
  }
`);

export const IN_PROGRESS = graphql(`
  query HiringInProgress($filter: HiringFilter) {
    hiringInProgress(filter: $filter) {
      id
      name
      position
      hiringStep
      lastUpdateDate
      person {
        ...PersonApplications
      }
    }
  }
`);

export const HIRING_JOBS = graphql(`
  query HiringJobs {
    jobs {
      id
      title
      department
    }
  }
`);

export const REPORT = graphql(`
  mutation RequestHiringReport($formKey: ID) {
    requestHiringReport(formKey: $formKey)
  }
`);

export type ApprovedCandidate = ApprovedPageQuery['approvedPage']['candidates'][number];
export type HiringCandidate = NonNullable<HiringCandidateQuery['candidate']>;
export type HiringFigures = HiringFiguresQuery;
export type Process = HiringInProgressQuery['hiringInProgress'][number];
