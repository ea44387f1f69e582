import { Module } from '@nestjs/common';
import { CandidatesRpc, JobsRpc, UsersRpc } from '@araucaria/contracts';
import { DatabaseModule } from '@araucaria/database';
import { EventsModule } from '@araucaria/messaging';
import { PlatformModule, rpcClient } from '@araucaria/platform';
import { ApplicationUpdateService } from './application-update.service.js';
import { ApplicationRepository } from './application.repository.js';
import { ApplicationsRpcController } from './applications.rpc.js';
import { ApplicationsService } from './applications.service.js';
import { BonusLedgerService } from './bonus-ledger.service.js';
import { BonusRule } from './bonus-rule.entity.js';
import { BonusRulesService } from './bonus-rules.service.js';
import { BonusScheduleService } from './bonus-schedule.service.js';
import { BonusesRpcController } from './bonuses.rpc.js';
import { BonusesService } from './bonuses.service.js';
import { CandidateRefsService } from './candidate-refs.service.js';
import { HiresService } from './hires.service.js';
import { JobRefsService } from './job-refs.service.js';
import { LegalHoldsService } from './legal-holds.service.js';
import { PaymentsService } from './payments.service.js';
import { ReferralApplication } from './referral-application.entity.js';
import { PrivacyRpcController } from './privacy.rpc.js';
import { ReferralCodeGenerator } from './referral-code-generator.js';
import { ReferralCountsService } from './referral-counts.service.js';
import { ReferralListService } from './referral-list.service.js';
import { ReferralNamesService } from './referral-names.service.js';
import { ReferralsListener } from './referrals.listener.js';
import { ReferralsRpcController } from './referrals.rpc.js';
import { ReferralsSeed } from './referrals.seed.js';
import { ReferralsService } from './referrals.service.js';
import { ReferrerQuarantineService } from './referrer-quarantine.service.js';
import { ReferrerSearchService } from './referrer-search.service.js';
import { ReferrersService } from './referrers.service.js';
import { RetentionListener } from './retention.listener.js';
import { SCHEMA } from './schema.js';
import { SelfReferralsService } from './self-referrals.service.js';
import { UsersListener } from './users.listener.js';

@Module({
  imports: [
    PlatformModule,
    EventsModule,
    DatabaseModule.forService({ ...SCHEMA, entities: [ReferralApplication, BonusRule] }),
  ],
  controllers: [
    ReferralsRpcController,
    ApplicationsRpcController,
    BonusesRpcController,
    PrivacyRpcController,
  ],
  providers: [
    ReferralsService,
    ReferralListService,
    ReferralNamesService,
    ApplicationsService,
    ApplicationUpdateService,
    BonusesService,
    PaymentsService,
    HiresService,
    BonusLedgerService,
    ReferrersService,
    SelfReferralsService,
    BonusScheduleService,
    BonusRulesService,
    ApplicationRepository,
    ReferralsListener,
    RetentionListener,
    UsersListener,
    ReferrerQuarantineService,
    ReferrerSearchService,
    LegalHoldsService,
    CandidateRefsService,
    JobRefsService,
    ReferralCodeGenerator,
    ReferralCountsService,
    ReferralsSeed,
    rpcClient(CandidatesRpc),
    rpcClient(JobsRpc),
    rpcClient(UsersRpc),
  ],
})
export class AppModule {}
