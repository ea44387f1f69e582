import { graphql } from '../../generated';
import type { BonusRowFragment, BonusRulesQuery } from '../../generated/graphql';

export const BONUS_ROW = graphql(`
  fragment BonusRow on ReferralApplication {
    id
    candidateId
    candidateName
    referrerName
    jobTitle
    status
    statusLabel
    isHired
    hireDate
    firstBonusAmount
    firstBonusDueDate
    firstBonusPaid
    firstBonusPaidDate
    secondBonusAmount
    secondBonusDueDate
    secondBonusPaid
    secondBonusPaidDate
    totalBonusAmount
    priority
    paymentStatus
  }
`);

export type BonusRow = BonusRowFragment;

export const PREDICTED = graphql(`
  query PredictedBonuses {
    predictedBonuses {
      ...BonusRow
    }
  }
`);

export const PENDING = graphql(`
  query PendingBonuses {
    pendingBonuses {
      ...BonusRow
    }
  }
`);

export const COMPLETED = graphql(`
  query CompletedBonuses {
    completedBonuses {
      ...BonusRow
    }
  }
`);

export const PAY_FIRST = graphql(`
  mutation PayFirstBonus($id: Int!, $paidDate: String) {
    payFirstBonus(id: $id, paid: true, paidDate: $paidDate) {
      id
    }
  }
`);

export const PAY_SECOND = graphql(`
  mutation PaySecondBonus($id: Int!, $paidDate: String) {
    paySecondBonus(id: $id, paid: true, paidDate: $paidDate) {
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
    }
  }
`);

export type BonusRuleRow = BonusRulesQuery['bonusRules'][number];

export const CREATE_RULE = graphql(`
  mutation CreateBonusRule($input: BonusRuleInput!) {
    createBonusRule(input: $input) {
      id
    }
  }
`);

export const UPDATE_RULE = graphql(`
  mutation UpdateBonusRule($id: Int!, $input: BonusRuleInput!) {
    updateBonusRule(id: $id, input: $input) {
      id
    }
  }
`);

export const DELETE_RULE = graphql(`
  mutation DeleteBonusRule($id: Int!) {
    deleteBonusRule(id: $id)
  }
`);
