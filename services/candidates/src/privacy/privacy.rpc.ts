import { Controller } from '@nestjs/common';
import {
  CandidatesRpc,
  type ByEmail,
  type ById,
  type ConsentVersionView,
  type FindPersons,
  type FoundApplications,
  type HoldCandidate,
} from '@araucaria/contracts';
import { Database, isoInstantSql } from '@araucaria/database';
import { Rpc } from '@araucaria/platform';
import { LegalHoldsService } from './legal-holds.service.js';
import { PersonSearchService } from '../lists/person-search.service.js';
import { QuarantineService } from './quarantine.service.js';

@Controller()
export class PrivacyRpcController {
  constructor(
    private readonly database: Database,
    private readonly personSearch: PersonSearchService,
    private readonly quarantine: QuarantineService,
    private readonly holds: LegalHoldsService,
  ) {}

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

  @Rpc(CandidatesRpc.findPersons)
  findPersons({ name }: FindPersons) {
    return this.personSearch.find(name);
  }

  @Rpc(CandidatesRpc.quarantined)
  quarantined() {
    return this.quarantine.list();
  }

  @Rpc(CandidatesRpc.restoreQuarantined)
  restoreQuarantined({ id }: ById) {
    return this.quarantine.restore(id);
  }

  @Rpc(CandidatesRpc.legalHolds)
  legalHolds() {
    return this.holds.list();
  }

  @Rpc(CandidatesRpc.placeLegalHold)
  placeLegalHold(hold: HoldCandidate) {
    return this.holds.place(hold);
  }

  @Rpc(CandidatesRpc.liftLegalHold)
  liftLegalHold({ id }: ById) {
    return this.holds.lift(id);
  }

  @Rpc(CandidatesRpc.consentVersions)
  consentVersions(): Promise<ConsentVersionView[]> {
    return this.database.read<ConsentVersionView>({
      text: `select case when job_id is null then 'talent-bank' else 'application' end as text, consent_version as version,
         count(*)::int as consents,
         ${isoInstantSql('min(consent_at)')} as "firstAt",
         ${isoInstantSql('max(consent_at)')} as "lastAt"
       from candidate_record where consent_version is not null group by 1, 2 order by 1, max(consent_at) desc`,
    });
  }
}
