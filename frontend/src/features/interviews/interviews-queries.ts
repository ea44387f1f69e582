import { graphql } from '../../generated';
import type {
  CandidateToScheduleQuery,
  CandidateSearchQuery,
  InterviewSlotsQuery,
  InterviewTabCountsQuery,
  InviteeFragment,
  ListedInterviewFragment,
} from '../../generated/graphql';

graphql(`
  fragment ListedInterview on Interview {
    ...InterviewTerms
    candidateId
    notes
    interviewers {
      ...StaffName
    }
    durationMinutes
    feedback
    confirmedAt
    responseNote
    emailSent
    whatsappSent
    undo {
      changeId
      until
    }
    notificationOptions {
      sendEmail
      sendWhatsApp
      customMessage
    }
    candidate {
      ...CandidateContact
      person {
        ...PersonApplications
      }
    }
    job {
      id
      title
    }
  }
`);

/** Of the days of the calendar. */
export const INTERVIEWS = graphql(`
  query Interviews($startDate: String!, $endDate: String!) {
    interviews(startDate: $startDate, endDate: $endDate) {
      ...ListedInterview
    }
  }
`);

export const INTERVIEW_PAGE = graphql(`
  query InterviewPage($filter: InterviewFilter, $sort: InterviewSort, $page: Int, $limit: Int) {
    interviewPage(filter: $filter, sort: $sort, page: $page, limit: $limit) {
      interviews {
        ...ListedInterview
      }
      pagination {
        currentPage
        totalInterviews
      }
    }
  }
`);

/** How many interviews are in each tab; at most 10,001 of each if they are filtered. */
export const TAB_COUNTS = graphql(`
  query InterviewTabCounts($filter: InterviewFilter) {
    interviewCounts(filter: $filter) {
      pending
      confirmed
      awaitingOutcome
      completed
      cancelled
    }
  }
`);

/** The interview that the address names, which may be on no page that was read. */
export const OPENED_INTERVIEW = graphql(`
  query OpenedInterview($id: ID!) {
    interview(id: $id) {
      ...ListedInterview
    }
  }
`);

graphql(`
  fragment Invitee on Candidate {
    ...CandidateContact
    jobId
    jobTitle
  }
`);

export const ELIGIBLE_CANDIDATES = graphql(`
  query EligibleCandidates {
    searchCandidates(filter: { eligible: true }) {
      ...Invitee
      referralCode
      person {
        ...PersonApplications
      }
    }
  }
`);

export const CANDIDATE_SEARCH = graphql(`
  query CandidateSearch($filter: CandidateSearch) {
    searchCandidates(filter: $filter) {
      ...Invitee
      createdAt
      person {
        ...PersonApplications
      }
      interviews {
        ...InterviewTerms
      }
    }
  }
`);

/** The selected candidate, who may be in none of the lists. */
export const INVITED_CANDIDATE = graphql(`
  query InvitedCandidate($id: Int!) {
    candidate(id: $id) {
      ...Invitee
    }
  }
`);

/** The candidate beside whom an interview is scheduled, with the interviews that there are. */
export const CANDIDATE_TO_SCHEDULE = graphql(`
  query CandidateToSchedule($id: Int!) {
    candidate(id: $id) {
      ...Invitee
      interviews {
        ...InterviewTerms
      }
    }
  }
`);

export const CLOSED_DAYS = graphql(`
  query InterviewClosedDays($startDate: String!, $endDate: String!) {
    interviewClosedDays(startDate: $startDate, endDate: $endDate) {
      day
      reason
    }
  }
`);

export const AWAITING_OUTCOME = graphql(`
  query InterviewsAwaitingOutcome {
    interviewCounts {
      awaitingOutcome
    }
  }
`);

export const OVERLAPS = graphql(`
  query InterviewOverlaps(
    $candidateId: Int!
    $interviewerIds: [Int!]
    $interviewDate: String!
    $durationMinutes: Int
    $exceptId: ID
  ) {
    interviewOverlaps(
      candidateId: $candidateId
      interviewerIds: $interviewerIds
      interviewDate: $interviewDate
      durationMinutes: $durationMinutes
      exceptId: $exceptId
    ) {
      interviewDate
      durationMinutes
      isSameCandidate
      interviewerIds
    }
  }
`);

export const SLOTS = graphql(`
  query InterviewSlots($day: String!) {
    interviewSlots(day: $day) {
      time
      period
      startsAt
    }
  }
`);

export type InterviewRow = ListedInterviewFragment;
export type FoundCandidate = CandidateSearchQuery['searchCandidates'][number];
export type CandidateToSchedule = NonNullable<CandidateToScheduleQuery['candidate']>;
export type Slot = InterviewSlotsQuery['interviewSlots'][number];
export type InterviewNumbers = InterviewTabCountsQuery['interviewCounts'];
export type Invitee = InviteeFragment;
