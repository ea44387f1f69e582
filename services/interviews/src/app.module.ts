import { Module } from '@nestjs/common';
import { CandidatesRpc, JobsRpc } from '@araucaria/contracts';
import { DatabaseModule } from '@araucaria/database';
import { EventsModule } from '@araucaria/messaging';
import { PlatformModule, rpcClient } from '@araucaria/platform';
import { BusinessCalendarService } from './business-calendar.service.js';
import { CandidateResponsesService } from './candidate-responses.service.js';
import { CandidateStatusChangesService } from './candidate-status-changes.service.js';
import { InterviewCountsService } from './interview-counts.service.js';
import { InterviewQueryService } from './interview-query.service.js';
import { InterviewErasureService } from './interview-erasure.service.js';
import { InterviewUndoService } from './interview-undo.service.js';
import { Interview } from './interview.entity.js';
import { InterviewsListener } from './interviews.listener.js';
import { InterviewsRpcController } from './interviews.rpc.js';
import { InterviewsSeed } from './interviews.seed.js';
import { InterviewsService } from './interviews.service.js';
import { JobRefsService } from './job-refs.service.js';
import { JobsListener } from './jobs.listener.js';
import { RemindersService } from './reminders.service.js';
import { SCHEMA } from './schema.js';

@Module({
  imports: [PlatformModule, EventsModule, DatabaseModule.forService({ ...SCHEMA, entities: [Interview] })],
  controllers: [InterviewsRpcController],
  providers: [
    InterviewCountsService,
    InterviewQueryService,
    InterviewErasureService,
    InterviewUndoService,
    CandidateResponsesService,
    BusinessCalendarService,
    CandidateStatusChangesService,
    InterviewsListener,
    InterviewsService,
    JobRefsService,
    JobsListener,
    RemindersService,
    InterviewsSeed,
    rpcClient(CandidatesRpc),
    rpcClient(JobsRpc),
  ],
})
export class AppModule {}
