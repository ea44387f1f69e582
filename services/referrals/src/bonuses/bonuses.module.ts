import { Module } from '@nestjs/common';
import { RecordsModule } from '../records/records.module.js';
import { ApplicationUpdateService } from './application-update.service.js';
import { BonusLedgerService } from './bonus-ledger.service.js';
import { BonusRulesService } from './bonus-rules.service.js';
import { BonusScheduleService } from './bonus-schedule.service.js';
import { BonusPagesService } from './bonus-pages.service.js';
import { BonusesService } from './bonuses.service.js';
import { HiresService } from './hires.service.js';
import { PaymentsService } from './payments.service.js';

@Module({
  imports: [RecordsModule],
  providers: [
    ApplicationUpdateService,
    BonusPagesService,
    BonusesService,
    PaymentsService,
    HiresService,
    BonusLedgerService,
    BonusScheduleService,
    BonusRulesService,
  ],
  exports: [HiresService, BonusLedgerService, BonusRulesService],
})
export class BonusesModule {}
