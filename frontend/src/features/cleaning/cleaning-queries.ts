import { graphql } from '../../generated';

export const DATABASE_STATUS = graphql(`
  query DatabaseStatus {
    databaseStatus {
      users
      jobs
      candidates
      interviews
      referrals
      owedBonuses
      owedBonusCents
      confirmationPhrase
    }
  }
`);

graphql(`
  fragment RemovedCounts on CleaningCounts {
    candidates
    interviews
    referrals
    referralApplications
    owedBonusCents
    deliveries
    jobs
    users
  }
`);

export const CLEAN_CANDIDATES = graphql(`
  mutation CleanCandidates($confirmationPassword: String) {
    cleanCandidates(confirmationPassword: $confirmationPassword) {
      ...RemovedCounts
    }
  }
`);

export const CLEAN_DATABASE = graphql(`
  mutation CleanDatabase($confirmationPassword: String) {
    cleanDatabase(confirmationPassword: $confirmationPassword) {
      ...RemovedCounts
    }
  }
`);
