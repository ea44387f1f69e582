import { Module } from '@nestjs/common';
import { CandidatesRpc } from '@araucaria/contracts';
import { DatabaseModule } from '@araucaria/database';
import { EventsModule } from '@araucaria/messaging';
import { PlatformModule, rpcClient } from '@araucaria/platform';
import { Job } from './job.entity.js';
import { JobsRpcController } from './jobs.rpc.js';
import { JobsSeed } from './jobs.seed.js';
import { JobsService } from './jobs.service.js';
import { CreateJobs20261121 } from './migrations/20261121-create-jobs.js';
import { RememberRemovedJobs20261121b } from './migrations/20261121b-remember-removed-jobs.js';

@Module({
  imports: [
    PlatformModule,
    EventsModule,
    DatabaseModule.forService({
      schema: 'jobs',
      entities: [Job],
      migrations: [CreateJobs20261121, RememberRemovedJobs20261121b],
    }),
  ],
  controllers: [JobsRpcController],
  providers: [JobsService, JobsSeed, rpcClient(CandidatesRpc)],
})
export class AppModule {}
