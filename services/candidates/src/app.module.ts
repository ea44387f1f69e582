import { Module } from '@nestjs/common';
import { InterviewsClient, JobsClient } from '@araucaria/contracts';
import { DatabaseModule } from '@araucaria/database';
import { DataVersion, EventsModule } from '@araucaria/messaging';
import { PlatformModule, RpcModule } from '@araucaria/platform';
import { Candidate } from './records/candidate.entity.js';
import { Education } from './records/education.entity.js';
import { Experience } from './records/experience.entity.js';
import { HistoryEntry } from './records/history-entry.entity.js';
import { Person } from './records/person.entity.js';
import { RejectionReason } from './responses/rejection-reason.entity.js';
import { SCHEMA } from './schema.js';
import { AlertsModule } from './alerts/alerts.module.js';
import { ApplyModule } from './apply/apply.module.js';
import { AreaModule } from './area/area.module.js';
import { DemoModule } from './demo/demo.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { LinksModule } from './links/links.module.js';
import { ListsModule } from './lists/lists.module.js';
import { PipelineModule } from './pipeline/pipeline.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { RecordsModule } from './records/records.module.js';
import { ResponsesModule } from './responses/responses.module.js';

@Module({
  imports: [
    PlatformModule,
    RpcModule.forClients(InterviewsClient, JobsClient),
    EventsModule,
    DatabaseModule.forService({
      ...SCHEMA,
      entities: [Person, Candidate, Experience, Education, HistoryEntry, RejectionReason],
    }),
    AlertsModule,
    ApplyModule,
    AreaModule,
    DemoModule,
    JobsModule,
    LinksModule,
    ListsModule,
    PipelineModule,
    PrivacyModule,
    RecordsModule,
    ResponsesModule,
  ],
  providers: [DataVersion],
})
export class AppModule {}
