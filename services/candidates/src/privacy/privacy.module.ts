import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/alerts.module.js';
import { ApplyModule } from '../apply/apply.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { RecordsModule } from '../records/records.module.js';
import { CandidateRecordsService } from './candidate-records.service.js';
import { ErasureService } from './erasure.service.js';
import { LegalHoldsService } from './legal-holds.service.js';
import { PersonSearchService } from './person-search.service.js';
import { PrivacyListener } from './privacy.listener.js';
import { QuarantineService } from './quarantine.service.js';

@Module({
  imports: [AlertsModule, ApplyModule, ListsModule, RecordsModule],
  providers: [
    CandidateRecordsService,
    ErasureService,
    PersonSearchService,
    PrivacyListener,
    QuarantineService,
    LegalHoldsService,
  ],
})
export class PrivacyModule {}
