import { Global, Module } from '@nestjs/common';
import { ResumeFiles } from '@araucaria/storage';
import { RecordedResumesService } from './recorded-resumes.service.js';
import { ResumeIntakeService } from './resume-intake.service.js';
import { ResumeReaderService } from './resume-reader.service.js';
import { ResumesController } from './resumes.controller.js';
import { UploadTokensService } from './upload-tokens.service.js';

@Global()
@Module({
  controllers: [ResumesController],
  providers: [
    ResumeFiles,
    RecordedResumesService,
    ResumeReaderService,
    ResumeIntakeService,
    UploadTokensService,
  ],
  exports: [
    ResumeFiles,
    RecordedResumesService,
    ResumeReaderService,
    ResumeIntakeService,
    UploadTokensService,
  ],
})
export class ResumesModule {}
