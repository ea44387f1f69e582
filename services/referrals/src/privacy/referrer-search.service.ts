import { Injectable } from '@nestjs/common';
import {
  MAX_FOUND_PERSONS,
  ReferralsRpc,
  SYSTEM_JOBS,
  type FindPersons,
  type FoundReferrer,
} from '@araucaria/contracts';
import { Database, isoInstantSql } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { Rpc } from '@araucaria/platform';

/** More words than a name has only cost time. */
const MAX_WORDS = 10;

/**
 * Finds visitors who referred by name, for users who may not read referrals: those who read the audit trail or place a legal hold. An
 * address is no condition, so that it cannot be guessed part by part.
 */
@Injectable()
export class ReferrerSearchService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** Each search has an entry in the audit trail, with the referrers that it showed. */
  @Rpc(ReferralsRpc.findReferrers)
  async find({ name }: FindPersons): Promise<FoundReferrer[]> {
    const words = name.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
    return this.database.transaction(async (em) => {
      const found = await em.execute<FoundReferrer[]>(
        `select min(r.id) as "referralId", (array_agg(r.referrer_name order by r.id desc))[1] as name,
           (array_agg(left(r.referrer_email, 1) || '•••@' || split_part(r.referrer_email, '@', -1) order by r.id desc))[1]
             as "maskedEmail",
           coalesce(array_agg(distinct j.title) filter (where j.title is not null and j.id <> ?), '{}') as "jobTitles",
           count(*)::int as referrals, ${isoInstantSql('max(r.created_at)')} as "lastReferredAt"
         from referral_record r left join job_ref j on j.id = r.job_id
         where r.erased_at is null and r.referrer_email is not null
         group by lower(r.referrer_email)
         having bool_or(not exists (
           select 1 from jsonb_array_elements_text(?::jsonb) word
           where strpos(lower(public.unaccent(r.referrer_name)), lower(public.unaccent(word))) = 0))
         order by max(r.created_at) desc, min(r.id) desc limit ${MAX_FOUND_PERSONS}`,
        [SYSTEM_JOBS.spontaneousReferral, JSON.stringify(words)],
      );
      const referrers = found.map(({ referralId }) => referralId).join(' ');
      this.outbox.audit(em, { action: 'persons.searched', details: { found: found.length, referrers } });
      return found;
    });
  }
}
