import { graphql } from '../../generated';
import type { AllReferralsQuery, MyReferralApplicationsQuery } from '../../generated/graphql';

export const MY_REFERRALS = graphql(`
  query MyReferrals {
    myReferrals {
      id
      code
      jobId
      jobTitle
      clicks
      active
      createdAt
      referrerName
      referrerEmail
      username
    }
  }
`);

export const ALL_REFERRALS = graphql(`
  query AllReferrals($page: Int!, $limit: Int!, $startDate: String, $endDate: String) {
    allReferrals(page: $page, limit: $limit, startDate: $startDate, endDate: $endDate) {
      referrals {
        id
        code
        jobId
        jobTitle
        clicks
        active
        createdAt
        referrerName
        referrerEmail
        username
      }
      pagination {
        page
        limit
        total
        totalPages
      }
    }
  }
`);

export type ReferralRow = AllReferralsQuery['allReferrals']['referrals'][number];

export const MY_APPLICATIONS = graphql(`
  query MyReferralApplications {
    myReferralApplications {
      id
      referralId
      referralCode
      candidateId
      candidateName
      referrerName
      jobTitle
      status
      statusLabel
      isHired
      hireDate
      bonusAmount
      createdAt
    }
  }
`);

export const ALL_APPLICATIONS = graphql(`
  query AllReferralApplications {
    allReferralApplications {
      id
      referralId
      referralCode
      candidateId
      candidateName
      referrerName
      jobTitle
      status
      statusLabel
      isHired
      hireDate
      bonusAmount
      createdAt
    }
  }
`);

export type ApplicationRow = MyReferralApplicationsQuery['myReferralApplications'][number];

export const CREATE_REFERRAL = graphql(`
  mutation CreateReferral($jobId: Int!) {
    createReferral(jobId: $jobId) {
      id
      code
      jobId
    }
  }
`);
