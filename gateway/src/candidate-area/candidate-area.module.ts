import { Module } from '@nestjs/common';
import { AreaExportService } from './area-export.service.js';
import { CandidateAreaController } from './candidate-area.controller.js';
import { CandidateAreaService } from './candidate-area.service.js';

@Module({
  controllers: [CandidateAreaController],
  providers: [AreaExportService, CandidateAreaService],
})
export class CandidateAreaModule {}
