import { Injectable } from '@nestjs/common';
import {
  CandidatesRpc,
  MAX_FOUND_PERSONS,
  type ByEmail,
  type FindPersons,
  type FoundApplications,
  type FoundPerson,
} from '@araucaria/contracts';
import { Database, isoInstantSql, searchWords } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { Rpc } from '@araucaria/platform';

/** Finds persons for users who may not read candidates: those who read the audit trail, place a legal hold or answer a request. */
@Injectable()
export class PersonSearchService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Each search has an entry in the audit trail, with the applications that it showed. An address is no condition, so that it cannot
   * be guessed part by part.
   */
  @Rpc(CandidatesRpc.findPersons)
  async find({ name }: FindPersons): Promise<FoundPerson[]> {
    return this.database.transaction(async (em) => {
      const found = await em.execute<FoundPerson[]>(
        `select c.id as "candidateId", c.first_name || ' ' || c.last_name as name,
           left(c.email, 1) || '•••@' || split_part(c.email, '@', -1) as "maskedEmail", j.title as "jobTitle",
           ${isoInstantSql('c.created_at')} as "appliedAt"
         from candidate_record c left join job_ref j on j.id = c.job_id
         where not exists (select 1 from jsonb_array_elements_text(?::jsonb) word where strpos(c.name_key, plain(word)) = 0)
         order by c.created_at desc, c.id desc limit ${MAX_FOUND_PERSONS}`,
        [JSON.stringify(searchWords(name))],
      );
      const candidates = found.map(({ candidateId }) => candidateId).join(' ');
      this.outbox.audit(em, { action: 'persons.searched', details: { found: found.length, candidates } });
      return found;
    });
  }

  @Rpc(CandidatesRpc.findByEmail)
  async findByEmail({ email }: ByEmail): Promise<FoundApplications> {
    const found = await this.database.read<{ id: number; isQuarantined: boolean }>({
      text: `select c.id, c.quarantined_at is not null as "isQuarantined"
       from person p join candidate_record c on c.person_id = p.id where lower(p.email) = lower($1) order by c.id`,
      values: [email],
    });
    return {
      candidateId: found.at(-1)?.id ?? null,
      candidateIds: found.map(({ id }) => id),
      isQuarantined: found.some(({ isQuarantined }) => isQuarantined),
    };
  }
}
