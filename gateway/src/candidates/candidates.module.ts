import { Module } from '@nestjs/common';
import { ApplicationsService } from './applications.service.js';
import { CandidatesController } from './candidates.controller.js';
import { CandidatesResolver } from './candidates.resolver.js';

@Module({
  controllers: [CandidatesController],
  providers: [ApplicationsService, CandidatesResolver],
})
export class CandidatesModule {}
