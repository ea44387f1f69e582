import { Module } from '@nestjs/common';
import { PlatformModule } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';
import { ResumesWorker } from './resumes.worker.js';

@Module({ imports: [PlatformModule], providers: [ResumeFiles, ResumesWorker] })
export class AppModule {}
