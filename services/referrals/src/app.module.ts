import { Module } from '@nestjs/common';
import { CandidatesRpc, JobsRpc, UsersRpc } from '@araucaria/contracts';
import { DatabaseModule } from '@araucaria/database';
import { EventsModule } from '@araucaria/messaging';
import { PlatformModule, rpcClient } from '@araucaria/platform';
import { ApplicationChanges } from './application-changes.service.js';
import { ApplicationRows } from './application-rows.service.js';
import { ApplicationsRpcController } from './applications.rpc.js';
import { ApplicationsService } from './applications.service.js';
import { BonusLedger } from './bonus-ledger.service.js';
import { BonusRule } from './bonus-rule.entity.js';
import { BonusRulesService } from './bonus-rules.service.js';
import { BonusSchedule } from './bonus-schedule.service.js';
import { BonusesRpcController } from './bonuses.rpc.js';
import { BonusesService } from './bonuses.service.js';
import { CandidateRefs } from './candidate-refs.service.js';
import { HiresService } from './hires.service.js';
import { JobRefs } from './job-refs.service.js';
import { CreateReferrals20261121 } from './migrations/20261121-create-referrals.js';
import { AnnounceInstalments20261121 } from './migrations/20261121b-announce-instalments.js';
import { RememberCandidates20261121 } from './migrations/20261121c-remember-candidates.js';
import { RecordBonuses20261122 } from './migrations/20261122-record-bonuses.js';
import { RenameCronRuns20261123 } from './migrations/20261123-rename-cron-runs.js';
import { PaymentsService } from './payments.service.js';
import { ReferralApplication } from './referral-application.entity.js';
import { ReferralCodes } from './referral-codes.js';
import { ReferralList } from './referral-list.service.js';
import { ReferralNames } from './referral-names.service.js';
import { ReferralsListener } from './referrals.listener.js';
import { ReferralsRpcController } from './referrals.rpc.js';
import { ReferralsSeed } from './referrals.seed.js';
import { ReferralsService } from './referrals.service.js';
import { ReferrersService } from './referrers.service.js';
import { SelfReferrals } from './self-referrals.service.js';

@Module({
  imports: [
    PlatformModule,
    EventsModule,
    DatabaseModule.forService({
      schema: 'referrals',
      entities: [ReferralApplication, BonusRule],
      migrations: [
        CreateReferrals20261121,
        AnnounceInstalments20261121,
        RememberCandidates20261121,
        RecordBonuses20261122,
        RenameCronRuns20261123,
      ],
    }),
  ],
  controllers: [ReferralsRpcController, ApplicationsRpcController, BonusesRpcController],
  providers: [
    ReferralsService,
    ReferralList,
    ReferralNames,
    ApplicationsService,
    ApplicationChanges,
    BonusesService,
    PaymentsService,
    HiresService,
    BonusLedger,
    ReferrersService,
    SelfReferrals,
    BonusSchedule,
    BonusRulesService,
    ApplicationRows,
    ReferralsListener,
    CandidateRefs,
    JobRefs,
    ReferralCodes,
    ReferralsSeed,
    rpcClient(CandidatesRpc),
    rpcClient(JobsRpc),
    rpcClient(UsersRpc),
  ],
})
export class AppModule {}
