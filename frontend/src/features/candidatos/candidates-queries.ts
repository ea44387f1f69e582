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

/** Totals of the summary cards; a page of one candidate, because only the counts are wanted. */
export const CANDIDATE_TOTALS = graphql(`
  query CandidateTotals($interviewing: [CandidateStatus!], $approved: [CandidateStatus!]) {
    all: candidates(limit: 1) {
      pagination {
        totalCandidates
      }
    }
    interviewing: candidates(limit: 1, filter: { status: $interviewing }) {
      pagination {
        totalCandidates
      }
    }
    approved: candidates(limit: 1, filter: { status: $approved }) {
      pagination {
        totalCandidates
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

export type CandidateRow = CandidatesQuery['candidates']['candidates'][number];
export type CandidateDetail = NonNullable<CandidateQuery['candidate']>;
