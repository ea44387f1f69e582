import { graphql } from '../../generated';
import type { ReferralApplicationRowFragment, ReferralRowFragment } from '../../generated/graphql';

graphql(`
  fragment ReferralRow on Referral {
    id
    code
    jobId
    jobTitle
    clicks
    active
    createdAt
    referrerName
    email
    username
    referrerActive
  }
`);

export type ReferralRow = ReferralRowFragment;

export const MY_REFERRALS = graphql(`
  query MyReferrals {
    myReferrals {
      ...ReferralRow
    }
  }
`);

export const ALL_REFERRALS = graphql(`
  query AllReferrals(
    $page: Int!
    $limit: Int!
    $startDate: String
    $endDate: String
    $search: String
    $sort: String
  ) {
    allReferrals(
      page: $page
      limit: $limit
      startDate: $startDate
      endDate: $endDate
      search: $search
      sort: $sort
    ) {
      referrals {
        ...ReferralRow
      }
      pagination {
        page
        total
      }
    }
  }
`);

graphql(`
  fragment ReferralApplicationRow on ReferralApplication {
    id
    referralId
    referralCode
    candidateId
    candidateName
    candidateStatus
    person {
      ...PersonApplications
    }
    referrerName
    jobTitle
    status
    statusLabel
    isHired
    hireDate
    firstBonusAmount
    firstBonusPaid
    firstBonusDueDate
    firstBonusPaidDate
    secondBonusAmount
    secondBonusPaid
    secondBonusDueDate
    secondBonusPaidDate
    bonusAmount
    hold
    holdLabel
    createdAt
  }
`);

export type ApplicationRow = ReferralApplicationRowFragment;

export const MY_APPLICATIONS = graphql(`
  query MyReferralApplications {
    myReferralApplications {
      ...ReferralApplicationRow
    }
  }
`);

export const APPLICATION_PAGE = graphql(`
  query ReferralApplicationPage($search: String, $sort: String, $page: Int, $limit: Int) {
    bonusPage(list: all, search: $search, sort: $sort, page: $page, limit: $limit) {
      bonuses {
        ...ReferralApplicationRow
      }
      pagination {
        page
        total
      }
    }
  }
`);

export const APPLICATIONS_OF_REFERRALS = graphql(`
  query ApplicationsOfReferrals($referralIds: [Int!]!) {
    applicationsOfReferrals(referralIds: $referralIds) {
      ...ReferralApplicationRow
    }
  }
`);

export const FOUND_CANDIDATES = graphql(`
  query FoundReferredCandidates($candidate: String!, $limit: Int) {
    bonusPage(list: all, candidate: $candidate, sort: "newest", limit: $limit) {
      bonuses {
        id
        candidateName
        referralCode
      }
      pagination {
        total
      }
    }
  }
`);

export const REFERRER = graphql(`
  query Referrer($email: String!) {
    referrer(email: $email) {
      email
      names
      usernames
      referrals
      applications
      owedBonuses
      owedCents
      mentions
    }
  }
`);

export const ERASE_REFERRER = graphql(`
  mutation EraseReferrer($email: String!) {
    eraseReferrer(email: $email) {
      referrals
      applications
      mentions
      users
    }
  }
`);

export const CREATE_REFERRAL = graphql(`
  mutation CreateReferral($jobId: Int!, $formKey: ID) {
    createReferral(jobId: $jobId, formKey: $formKey) {
      id
      code
      jobId
    }
  }
`);
