import { graphql } from '../../generated';

/** The ledger of a bonus, oldest entry first. */
export const BONUS_ENTRIES = graphql(`
  query BonusEntries($id: Int!) {
    bonusEntries(id: $id) {
      id
      kind
      label
      instalment
      amount
      day
      reason
      actorName
      at
    }
  }
`);
