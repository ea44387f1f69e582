import { graphql } from '../../generated';
import type {
  CandidateSearchQuery,
  EligibleCandidatesQuery,
  InterviewSlotsQuery,
  InterviewsQuery,
} from '../../generated/graphql';

export const INTERVIEWS = graphql(`
  query Interviews($filter: InterviewFilter) {
    interviews(filter: $filter) {
      id
      candidateId
      jobId
      interviewType
      interviewDate
      status
      notes
      feedback
      confirmedBy
      confirmedAt
      emailSent
      whatsappSent
      notificationOptions {
        sendEmail
        sendWhatsApp
      }
      candidate {
        id
        firstName
        lastName
        email
        phone
        status
      }
      job {
        id
        title
        isSystem
      }
    }
  }
`);

export const ELIGIBLE_CANDIDATES = graphql(`
  query EligibleCandidates {
    searchCandidates(filter: { eligible: true }) {
      id
      firstName
      lastName
      email
      phone
      jobId
      jobTitle
      status
      referralCode
    }
  }
`);

export const CANDIDATE_SEARCH = graphql(`
  query CandidateSearch($filter: CandidateSearch) {
    searchCandidates(filter: $filter) {
      id
      firstName
      lastName
      email
      phone
      jobId
      jobTitle
      status
      createdAt
      interviews {
        id
        interviewDate
        interviewType
        status
        confirmedBy
      }
    }
  }
`);

/** Who was chosen, also when no list holds them any more. */
export const INVITED = graphql(`
  query InvitedCandidate($id: Int!) {
    candidate(id: $id) {
      id
      firstName
      lastName
      email
      phone
      jobId
      jobTitle
      status
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
/** What a schedule needs to know of somebody. */
export type Invitee = Omit<EligibleCandidate, '__typename' | 'referralCode'>;
