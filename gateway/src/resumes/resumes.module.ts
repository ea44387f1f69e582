import { Global, Module } from '@nestjs/common';
import { ResumeFiles } from '@araucaria/storage';
import { ResumeIntakeService } from './resume-intake.service.js';
import { ResumeReaderService } from './resume-reader.service.js';
import { ResumesController } from './resumes.controller.js';

@Global()
@Module({
  controllers: [ResumesController],
  providers: [ResumeFiles, ResumeReaderService, ResumeIntakeService],
  exports: [ResumeFiles, ResumeReaderService, ResumeIntakeService],
})
export class ResumesModule {}
