import { Controller } from '@nestjs/common';
import {
  ReferralsRpc,
  type ById,
  type ConsentVersionView,
  type FindPersons,
  type HoldReferrer,
} from '@araucaria/contracts';
import { Database, isoInstantSql } from '@araucaria/database';
import { Rpc } from '@araucaria/platform';
import { LegalHoldsService } from './legal-holds.service.js';
import { ReferrerQuarantineService } from './referrer-quarantine.service.js';
import { ReferrerSearchService } from './referrer-search.service.js';

@Controller()
export class PrivacyRpcController {
  constructor(
    private readonly database: Database,
    private readonly quarantine: ReferrerQuarantineService,
    private readonly holds: LegalHoldsService,
    private readonly search: ReferrerSearchService,
  ) {}

  @Rpc(ReferralsRpc.findReferrers)
  findReferrers({ name }: FindPersons) {
    return this.search.find(name);
  }

  @Rpc(ReferralsRpc.quarantined)
  quarantined() {
    return this.quarantine.list();
  }

  @Rpc(ReferralsRpc.restoreQuarantined)
  restoreQuarantined({ id }: ById) {
    return this.quarantine.restore(id);
  }

  @Rpc(ReferralsRpc.legalHolds)
  legalHolds() {
    return this.holds.list();
  }

  @Rpc(ReferralsRpc.heldApplications)
  heldApplications() {
    return this.holds.heldApplications();
  }

  @Rpc(ReferralsRpc.placeLegalHold)
  placeLegalHold(hold: HoldReferrer) {
    return this.holds.place(hold);
  }

  @Rpc(ReferralsRpc.liftLegalHold)
  liftLegalHold({ id }: ById) {
    return this.holds.lift(id);
  }

  @Rpc(ReferralsRpc.consentVersions)
  consentVersions(): Promise<ConsentVersionView[]> {
    return this.database.read<ConsentVersionView>({
      text: `select 'referral' as text, consent_version as version, count(*)::int as consents,
         ${isoInstantSql('min(created_at)')} as "firstAt",
         ${isoInstantSql('max(created_at)')} as "lastAt"
       from referral_record where consent_version is not null group by 2 order by max(created_at) desc`,
    });
  }
}
