import { Global, Module } from '@nestjs/common';
import { ResumeFiles } from '@araucaria/storage';
import { RecordedResumesService } from './recorded-resumes.service.js';
import { ResumeIntakeService } from './resume-intake.service.js';
import { ResumeReaderService } from './resume-reader.service.js';
import { ResumesController } from './resumes.controller.js';
import { UploadTokensService } from './upload-tokens.service.js';

const providers = [
  ResumeFiles,
  RecordedResumesService,
  ResumeReaderService,
  ResumeIntakeService,
  UploadTokensService,
];

@Global()
@Module({ controllers: [ResumesController], providers, exports: providers })
export class ResumesModule {}
