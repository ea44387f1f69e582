import { Injectable } from '@nestjs/common';
import { MAX_FOUND_PERSONS, type FoundPerson } from '@araucaria/contracts';
import { Database, isoInstantSql } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';

/** More words than a name has only cost time. */
const MAX_WORDS = 10;

/**
 * Finds persons by name for users who may not read candidates: those who read the audit trail or place a legal hold. An address is
 * no condition, so that it cannot be guessed part by part.
 */
@Injectable()
export class PersonSearchService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** Each search has an entry in the audit trail, with the applications that it showed. */
  async find(name: string): Promise<FoundPerson[]> {
    const words = name.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
    return this.database.transaction(async (em) => {
      const found = await em.execute<FoundPerson[]>(
        `select c.id as "candidateId", c.first_name || ' ' || c.last_name as name,
           left(c.email, 1) || '•••@' || split_part(c.email, '@', -1) as "maskedEmail", j.title as "jobTitle",
           ${isoInstantSql('c.created_at')} as "appliedAt"
         from candidate_record c left join job_ref j on j.id = c.job_id
         where not exists (select 1 from jsonb_array_elements_text(?::jsonb) word where strpos(c.name_key, plain(word)) = 0)
         order by c.created_at desc, c.id desc limit ${MAX_FOUND_PERSONS}`,
        [JSON.stringify(words)],
      );
      const candidates = found.map(({ candidateId }) => candidateId).join(' ');
      this.outbox.audit(em, { action: 'persons.searched', details: { found: found.length, candidates } });
      return found;
    });
  }
}
