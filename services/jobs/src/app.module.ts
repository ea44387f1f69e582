import { Module } from '@nestjs/common';
import { CandidatesClient } from '@araucaria/contracts';
import { DatabaseModule } from '@araucaria/database';
import { EventsModule } from '@araucaria/messaging';
import { PlatformModule, RpcModule } from '@araucaria/platform';
import { HomePictureService } from './home-picture.service.js';
import { HomeTextsService } from './home-texts.service.js';
import { JobChange } from './job-change.entity.js';
import { Job } from './job.entity.js';
import { JobManagersService } from './job-managers.service.js';
import { JobsListener } from './jobs.listener.js';
import { JobsSeed } from './jobs.seed.js';
import { JobsService } from './jobs.service.js';
import { SCHEMA } from './schema.js';

@Module({
  imports: [
    PlatformModule,
    RpcModule.forClients(CandidatesClient),
    EventsModule,
    DatabaseModule.forService({ ...SCHEMA, entities: [Job, JobChange] }),
  ],
  providers: [JobsService, JobManagersService, HomePictureService, HomeTextsService, JobsListener, JobsSeed],
})
export class AppModule {}
