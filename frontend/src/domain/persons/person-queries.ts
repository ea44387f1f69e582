import { TALENT_BANK_TITLE, type PersonKind } from '@araucaria/contracts/domain';
import { graphql } from '../../generated';
import type { FindPersonsQuery } from '../../generated/graphql';
import { formatDate } from '../../shared/format/formats';

export const FIND_PERSONS = graphql(`
  query FindPersons($name: String!, $candidates: Boolean!, $referrers: Boolean!) {
    findPersons(name: $name) @include(if: $candidates) {
      candidateId
      name
      maskedEmail
      jobTitle
      appliedAt
    }
    findReferrers(name: $name) @include(if: $referrers) {
      referralId
      name
      maskedEmail
      jobTitles
      referrals
      lastReferredAt
    }
  }
`);

/** A person as the searching screens choose it: one application, or one visitor who referred. */
export interface FoundPerson {
  kind: PersonKind;
  /** Of the application, or of the first referral. */
  id: number;
  name: string;
  description: string;
}

type FoundReferrer = NonNullable<FindPersonsQuery['findReferrers']>[number];

function referrerText({ jobTitles, referrals, lastReferredAt, maskedEmail }: FoundReferrer): string {
  const jobs = jobTitles.length ? `Indicou para ${jobTitles.join(', ')}` : 'Indicação espontânea';
  const count = referrals === 1 ? '1 indicação' : `${referrals} indicações`;
  return `${jobs} · ${count} · ${formatDate(lastReferredAt)} · ${maskedEmail}`;
}

export const foundPersons = ({ findPersons = [], findReferrers = [] }: FindPersonsQuery): FoundPerson[] => [
  ...findPersons.map(({ candidateId, name, jobTitle, appliedAt, maskedEmail }) => ({
    kind: 'candidate' as const,
    id: candidateId,
    name,
    description: `${jobTitle ?? TALENT_BANK_TITLE} · ${formatDate(appliedAt)} · ${maskedEmail}`,
  })),
  ...findReferrers.map((referrer) => ({
    kind: 'referrer' as const,
    id: referrer.referralId,
    name: referrer.name,
    description: referrerText(referrer),
  })),
];
