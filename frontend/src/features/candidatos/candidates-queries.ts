import { graphql } from '../../generated';
import type { CandidateQuery, CandidatesQuery } from '../../generated/graphql';

export const CANDIDATES = graphql(`
  query Candidates($page: Int, $filter: CandidateFilter) {
    candidates(page: $page, filter: $filter) {
      candidates {
        id
        firstName
        lastName
        email
        jobId
        jobTitle
        score
        status
        ipAddress
        createdAt
      }
      pagination {
        currentPage
        totalPages
        totalCandidates
        limit
        hasNextPage
        hasPreviousPage
      }
    }
  }
`);

/** Totals of the summary cards. */
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

export const CANDIDATE = graphql(`
  query Candidate($id: Int!) {
    candidate(id: $id) {
      id
      firstName
      lastName
      email
      phone
      address
      city
      state
      zip
      educationLevel
      educationCourse
      experienceSummary
      jobId
      jobTitle
      score
      status
      referralCode
      referrerName
      resumeFilename
      ipAddress
      createdAt
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
        actorName
        at
      }
    }
  }
`);

export const SET_STATUS = graphql(`
  mutation SetCandidateStatus($id: Int!, $status: CandidateStatus!, $note: String) {
    setCandidateStatus(id: $id, status: $status, note: $note) {
      __typename
      id
      status
      history {
        id
        kind
        from
        to
        note
        actorName
        at
      }
    }
  }
`);

export const SET_SCORE = graphql(`
  mutation SetCandidateScore($id: Int!, $score: Int!) {
    setCandidateScore(id: $id, score: $score) {
      __typename
      id
      score
    }
  }
`);

export type CandidateRow = CandidatesQuery['candidates']['candidates'][number];
export type CandidateDetail = NonNullable<CandidateQuery['candidate']>;
