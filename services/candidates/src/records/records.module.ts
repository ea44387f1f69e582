import { Module } from '@nestjs/common';
import { ResumeFiles } from '@araucaria/storage';
import { ResumeDeletionService } from './resume-deletion.service.js';
import { ResumeOwnersService } from './resume-owners.service.js';

@Module({
  providers: [ResumeDeletionService, ResumeOwnersService, ResumeFiles],
  exports: [ResumeFiles, ResumeDeletionService, ResumeOwnersService],
})
export class RecordsModule {}
