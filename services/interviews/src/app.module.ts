import { Module } from '@nestjs/common';
import { CandidatesClient, JobsClient } from '@araucaria/contracts';
import { DatabaseModule } from '@araucaria/database';
import { EventsModule } from '@araucaria/messaging';
import { PlatformModule, RpcModule } from '@araucaria/platform';
import { Interview } from './schedule/interview.entity.js';
import { SCHEMA } from './schema.js';
import { DemoModule } from './demo/demo.module.js';
import { ListsModule } from './lists/lists.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { ResponsesModule } from './responses/responses.module.js';
import { ScheduleModule } from './schedule/schedule.module.js';

@Module({
  imports: [
    PlatformModule,
    RpcModule.forClients(CandidatesClient, JobsClient),
    EventsModule,
    DatabaseModule.forService({ ...SCHEMA, entities: [Interview] }),
    DemoModule,
    ListsModule,
    PrivacyModule,
    ResponsesModule,
    ScheduleModule,
  ],
})
export class AppModule {}
