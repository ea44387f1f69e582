import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/alerts.module.js';
import { ApplyModule } from '../apply/apply.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { RecordsModule } from '../records/records.module.js';
import { CandidateRecordsService } from './candidate-records.service.js';
import { CleaningListener } from './cleaning.listener.js';
import { ErasureService } from './erasure.service.js';
import { LegalHoldsService } from './legal-holds.service.js';
import { PrivacyRpcController } from './privacy.rpc.js';
import { QuarantineService } from './quarantine.service.js';
import { RetentionListener } from './retention.listener.js';
import { RetentionService } from './retention.service.js';
import { UsersListener } from './users.listener.js';

@Module({
  imports: [AlertsModule, ApplyModule, ListsModule, RecordsModule],
  controllers: [PrivacyRpcController],
  providers: [
    CandidateRecordsService,
    ErasureService,
    RetentionService,
    RetentionListener,
    UsersListener,
    QuarantineService,
    LegalHoldsService,
    CleaningListener,
  ],
  exports: [CandidateRecordsService, ErasureService],
})
export class PrivacyModule {}
