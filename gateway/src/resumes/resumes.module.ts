import { Global, Module } from '@nestjs/common';
import { ResumeFiles } from '@araucaria/storage';
import { ResumeReaderService } from './resume-reader.service.js';
import { ResumesController } from './resumes.controller.js';

@Global()
@Module({
  controllers: [ResumesController],
  providers: [ResumeFiles, ResumeReaderService],
  exports: [ResumeFiles, ResumeReaderService],
})
export class ResumesModule {}
