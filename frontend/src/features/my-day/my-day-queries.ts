import { graphql } from '../../generated';
import type { MyDayCandidatesQuery, MyDayInterviewsQuery } from '../../generated/graphql';

export const MY_DAY_INTERVIEWS = graphql(`
  query MyDayInterviews($filter: InterviewFilter) {
    interviews(filter: $filter) {
      ...InterviewTerms
      candidate {
        id
        firstName
        lastName
      }
      job {
        id
        title
      }
    }
  }
`);

export const MY_DAY_CANDIDATES = graphql(`
  query MyDayCandidates($filter: CandidateFilter, $sort: CandidateSort, $limit: Int) {
    candidates(filter: $filter, sort: $sort, limit: $limit) {
      candidates {
        id
        firstName
        lastName
        jobTitle
        createdAt
        waitingSince
      }
      pagination {
        totalCandidates
      }
    }
  }
`);

export const MY_DAY_BONUSES = graphql(`
  query MyDayBonuses {
    predictedBonuses {
      id
      candidateId
      candidateName
      referrerName
      paymentStatus
      firstBonusAmount
      firstBonusDueDate
      firstBonusPaid
      secondBonusAmount
      secondBonusDueDate
      secondBonusPaid
    }
  }
`);

export type InterviewOfDay = MyDayInterviewsQuery['interviews'][number];
export type CandidateOfDay = MyDayCandidatesQuery['candidates']['candidates'][number];
