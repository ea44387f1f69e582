import { graphql } from '../../generated';
import type { BonusFiguresQuery, BonusRowFragment, BonusRulesQuery } from '../../generated/graphql';

graphql(`
  fragment BonusRow on ReferralApplication {
    id
    referralId
    referralCode
    candidateId
    candidateName
    candidateStatus
    person {
      ...PersonApplications
    }
    referrerId
    referrerName
    referrerActive
    jobTitle
    status
    statusLabel
    isHired
    hireDate
    firstBonusAmount
    firstBonusDueDate
    firstBonusPaid
    firstBonusPaidDate
    firstBonusPaidBy
    secondBonusAmount
    secondBonusDueDate
    secondBonusPaid
    secondBonusPaidDate
    secondBonusPaidBy
    totalBonusAmount
    paymentStatus
    hold
    holdLabel
    createdAt
  }
`);

export type BonusRow = BonusRowFragment;

export const BONUS_PAGE = graphql(`
  query BonusPage(
    $list: BonusList!
    $situation: BonusSituation
    $search: String
    $sort: String
    $page: Int
    $limit: Int
  ) {
    bonusPage(list: $list, situation: $situation, search: $search, sort: $sort, page: $page, limit: $limit) {
      bonuses {
        ...BonusRow
      }
      pagination {
        page
        total
      }
    }
  }
`);

export const BONUS_FIGURES = graphql(`
  query BonusFigures {
    bonusFigures {
      overdue {
        ...SummedBonuses
      }
      suspended {
        ...SummedBonuses
      }
      upcoming {
        ...SummedBonuses
      }
      awaitingHire {
        ...SummedBonuses
      }
      ended {
        ...SummedBonuses
      }
      dueInstalments
      totalCents
    }
  }
  fragment SummedBonuses on BonusFigure {
    bonuses
    amountCents
  }
`);

export type Figures = BonusFiguresQuery['bonusFigures'];

export const PAY_FIRST = graphql(`
  mutation PayFirstBonus(
    $id: Int!
    $paid: Boolean!
    $from: PaymentState!
    $paidDate: String
    $reason: String
  ) {
    payFirstBonus(id: $id, paid: $paid, from: $from, paidDate: $paidDate, reason: $reason) {
      id
    }
  }
`);

export const PAY_SECOND = graphql(`
  mutation PaySecondBonus(
    $id: Int!
    $paid: Boolean!
    $from: PaymentState!
    $paidDate: String
    $reason: String
  ) {
    paySecondBonus(id: $id, paid: $paid, from: $from, paidDate: $paidDate, reason: $reason) {
      id
    }
  }
`);

export const RELEASE = graphql(`
  mutation ReleaseBonus($id: Int!, $reason: String!) {
    releaseBonus(id: $id, reason: $reason) {
      id
    }
  }
`);

export const BONUS_RULES = graphql(`
  query BonusRules {
    bonusRules {
      id
      department
      jobLevel
      bonusAmount
      description
      active
      updatedAt
    }
  }
`);

export type BonusRuleRow = BonusRulesQuery['bonusRules'][number];

export const CREATE_RULE = graphql(`
  mutation CreateBonusRule($input: BonusRuleInput!, $formKey: ID) {
    createBonusRule(input: $input, formKey: $formKey) {
      id
    }
  }
`);

export const UPDATE_RULE = graphql(`
  mutation UpdateBonusRule($id: Int!, $input: BonusRuleInput!, $from: DateTime) {
    updateBonusRule(id: $id, input: $input, from: $from) {
      id
    }
  }
`);

export const DELETE_RULE = graphql(`
  mutation DeleteBonusRule($id: Int!) {
    deleteBonusRule(id: $id)
  }
`);
