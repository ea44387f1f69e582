import { Module } from '@nestjs/common';
import { CandidatesRpc } from '@araucaria/contracts';
import { DatabaseModule } from '@araucaria/database';
import { EventsModule } from '@araucaria/messaging';
import { PlatformModule, rpcClient } from '@araucaria/platform';
import { JobChange } from './job-change.entity.js';
import { Job } from './job.entity.js';
import { JobsRpcController } from './jobs.rpc.js';
import { JobsSeed } from './jobs.seed.js';
import { JobsService } from './jobs.service.js';
import { CreateJobs20261121 } from './migrations/20261121-create-jobs.js';
import { RememberRemovedJobs20261121b } from './migrations/20261121b-remember-removed-jobs.js';
import { RecordJobChanges20261122 } from './migrations/20261122-record-job-changes.js';

@Module({
  imports: [
    PlatformModule,
    EventsModule,
    DatabaseModule.forService({
      schema: 'jobs',
      entities: [Job, JobChange],
      migrations: [CreateJobs20261121, RememberRemovedJobs20261121b, RecordJobChanges20261122],
    }),
  ],
  controllers: [JobsRpcController],
  providers: [JobsService, JobsSeed, rpcClient(CandidatesRpc)],
})
export class AppModule {}
