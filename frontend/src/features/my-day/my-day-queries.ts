import { graphql } from '../../generated';
import type { InterviewOfDayFragment } from '../../generated/graphql';

graphql(`
  fragment InterviewOfDay on Interview {
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
`);

export const MY_DAY_INTERVIEWS = graphql(`
  query MyDayInterviews($day: String!) {
    interviews(startDate: $day, endDate: $day) {
      ...InterviewOfDay
    }
  }
`);

export const MY_DAY_RESULTS = graphql(`
  query MyDayResults($filter: InterviewFilter, $limit: Int) {
    interviewPage(filter: $filter, sort: date_ASC, limit: $limit) {
      interviews {
        ...InterviewOfDay
      }
      pagination {
        totalInterviews
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
  query MyDayBonuses($limit: Int) {
    bonusPage(list: predicted, situation: overdue, sort: "due", limit: $limit) {
      bonuses {
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
    bonusFigures {
      overdue {
        amountCents
      }
      dueInstalments
    }
  }
`);

export type InterviewOfDay = InterviewOfDayFragment;
