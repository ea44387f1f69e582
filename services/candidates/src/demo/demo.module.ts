import { Module } from '@nestjs/common';
import { ApplyModule } from '../apply/apply.module.js';
import { RecordsModule } from '../records/records.module.js';
import { ResponsesModule } from '../responses/responses.module.js';
import { CandidatesSeed } from './candidates.seed.js';

@Module({
  imports: [ApplyModule, RecordsModule, ResponsesModule],
  providers: [CandidatesSeed],
})
export class DemoModule {}
