import { Global, Module } from '@nestjs/common';
import { ResumeFiles } from '@araucaria/storage';
import { ResumeReader } from './resume-reader.js';
import { ResumesController } from './resumes.controller.js';

@Global()
@Module({
  controllers: [ResumesController],
  providers: [ResumeFiles, ResumeReader],
  exports: [ResumeFiles, ResumeReader],
})
export class ResumesModule {}
