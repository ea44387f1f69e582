import { graphql } from '../../generated';
import type {
  CandidateSearchQuery,
  EligibleCandidatesQuery,
  InterviewSlotsQuery,
  InterviewsQuery,
  InviteeFragment,
} from '../../generated/graphql';

export const INTERVIEWS = graphql(`
  query Interviews($filter: InterviewFilter) {
    interviews(filter: $filter) {
      ...InterviewTerms
      candidateId
      jobId
      notes
      feedback
      confirmedAt
      emailSent
      whatsappSent
      notificationOptions {
        sendEmail
        sendWhatsApp
        customMessage
      }
      candidate {
        ...CandidateContact
      }
      job {
        id
        title
        isSystem
      }
    }
  }
`);

/** What a schedule needs to know of somebody. */
export const INVITEE = graphql(`
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
    }
  }
`);

export const CANDIDATE_SEARCH = graphql(`
  query CandidateSearch($filter: CandidateSearch) {
    searchCandidates(filter: $filter) {
      ...Invitee
      createdAt
      interviews {
        ...InterviewTerms
      }
    }
  }
`);

/** Who was chosen, also when no list holds them any more. */
export const INVITED = graphql(`
  query InvitedCandidate($id: Int!) {
    candidate(id: $id) {
      ...Invitee
    }
  }
`);

/** Days of a month on which there are no interviews, and why. */
export const CLOSED_DAYS = graphql(`
  query InterviewClosedDays($startDate: String!, $endDate: String!) {
    interviewClosedDays(startDate: $startDate, endDate: $endDate) {
      day
      reason
    }
  }
`);

/** How many interviews are over without an outcome. */
export const AWAITING_OUTCOME = graphql(`
  query InterviewsAwaitingOutcome {
    interviewCounts {
      awaitingOutcome
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

export type InterviewRow = InterviewsQuery['interviews'][number];
export type EligibleCandidate = EligibleCandidatesQuery['searchCandidates'][number];
export type FoundCandidate = CandidateSearchQuery['searchCandidates'][number];
export type Slot = InterviewSlotsQuery['interviewSlots'][number];
export type Invitee = InviteeFragment;
