import { graphql } from '../../generated';
import type {
  CandidateQuery,
  CandidatesQuery,
  DashboardInterviewsQuery,
  PreviewStatusChangeQuery,
} from '../../generated/graphql';

export const CANDIDATES = graphql(`
  query Candidates($page: Int, $limit: Int, $filter: CandidateFilter, $sort: CandidateSort) {
    candidates(page: $page, limit: $limit, filter: $filter, sort: $sort) {
      candidates {
        id
        firstName
        lastName
        email
        jobTitle
        score
        scoredAt
        status
        createdAt
        waitingSince
        person {
          ...PersonApplications
        }
      }
      pagination {
        currentPage
        totalCandidates
        limit
      }
    }
  }
`);

/** Ids of the list in its order, to step through it or to select from it. */
export const CANDIDATE_IDS = graphql(`
  query CandidateIds($filter: CandidateFilter, $sort: CandidateSort, $offset: Int, $limit: Int) {
    candidateIds(filter: $filter, sort: $sort, offset: $offset, limit: $limit)
  }
`);

export const PREVIEW_STATUS_CHANGE = graphql(`
  query PreviewStatusChange($ids: [Int!]!, $status: CandidateStatus!) {
    previewStatusChange(ids: $ids, status: $status) {
      candidateId
      name
      from
      outcome
    }
  }
`);

export const CANDIDATE_TOTALS = graphql(`
  query CandidateTotals {
    candidateCounts {
      total
      approved
    }
    interviewCounts {
      scheduled
    }
  }
`);

export const WAITING_TOTALS = graphql(`
  query WaitingTotals($overdueDays: Int!) {
    new: candidates(limit: 1, filter: { status: [new] }) {
      pagination {
        totalCandidates
      }
    }
    overdue: candidates(limit: 1, filter: { withoutResponseDays: $overdueDays }) {
      pagination {
        totalCandidates
      }
    }
  }
`);

export const INTERVIEWS = graphql(`
  query DashboardInterviews($filter: InterviewFilter, $sort: InterviewSort, $page: Int, $limit: Int) {
    interviewPage(filter: $filter, sort: $sort, page: $page, limit: $limit) {
      interviews {
        ...InterviewTerms
        candidate {
          id
          firstName
          lastName
          status
          person {
            ...PersonApplications
          }
        }
        job {
          id
          title
        }
      }
      pagination {
        currentPage
        totalInterviews
      }
    }
  }
`);

export const CANDIDATE = graphql(`
  query Candidate($id: Int!) {
    candidate(id: $id) {
      id
      firstName
      lastName
      email
      jobTitle
      score
      scoredAt
      status
      resumeUrl
      resumeNotices
      readQualifications {
        languages {
          language
          level
          europeanLevel
          confidence
          page
          line
        }
        skills {
          text
          name
          confidence
          page
          line
        }
      }
      resumeAccesses {
        id
        actorName
        at
      }
      ipAddress
      createdAt
      waitingSince
      ...PersonalDetails
      person {
        ...PersonApplications
      }
      experiences {
        id
        company
        position
        startDate
        endDate
        isCurrent
        description
      }
      education {
        id
        institution
        degree
        startDate
        endDate
        inProgress
      }
      history {
        id
        kind
        from
        to
        note
        reason
        actorName
        at
        undo {
          changeId
          until
          candidates
        }
      }
      interviews {
        ...InterviewTerms
        notes
        feedback
        undo {
          changeId
          until
        }
      }
    }
  }
`);

export const SET_SCORE = graphql(`
  mutation SetCandidateScore($id: Int!, $score: Int!, $from: Int) {
    setCandidateScore(id: $id, score: $score, from: $from) {
      __typename
      id
      score
      scoredAt
    }
  }
`);

export type CandidateRow = CandidatesQuery['candidates']['candidates'][number];
export type CandidateDetail = NonNullable<CandidateQuery['candidate']>;
export type PreviewLine = PreviewStatusChangeQuery['previewStatusChange'][number];
export type InterviewLine = DashboardInterviewsQuery['interviewPage']['interviews'][number];
