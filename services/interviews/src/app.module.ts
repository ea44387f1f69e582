import { Module } from '@nestjs/common';
import { CandidatesRpc, JobsRpc } from '@araucaria/contracts';
import { DatabaseModule } from '@araucaria/database';
import { EventsModule } from '@araucaria/messaging';
import { PlatformModule, rpcClient } from '@araucaria/platform';
import { InterviewQueryService } from './interview-query.service.js';
import { CandidateResponsesService } from './candidate-responses.service.js';
import { BusinessCalendarService } from './business-calendar.service.js';
import { CandidateStatusChangesService } from './candidate-status-changes.service.js';
import { Interview } from './interview.entity.js';
import { InterviewsListener } from './interviews.listener.js';
import { InterviewsRpcController } from './interviews.rpc.js';
import { InterviewsSeed } from './interviews.seed.js';
import { InterviewsService } from './interviews.service.js';
import { CreateInterviews20261121 } from './migrations/20261121-create-interviews.js';
import { RemindCandidates20261121 } from './migrations/20261121b-remind-candidates.js';
import { NoteWishes20261121 } from './migrations/20261121c-note-wishes.js';
import { FollowCandidates20261122 } from './migrations/20261122-follow-candidates.js';
import { RenameCronRuns20261123 } from './migrations/20261123-rename-cron-runs.js';
import { NameReminderOutcomes20261123 } from './migrations/20261123b-name-reminder-outcomes.js';
import { RemindersService } from './reminders.service.js';

@Module({
  imports: [
    PlatformModule,
    EventsModule,
    DatabaseModule.forService({
      schema: 'interviews',
      entities: [Interview],
      migrations: [
        CreateInterviews20261121,
        RemindCandidates20261121,
        NoteWishes20261121,
        FollowCandidates20261122,
        RenameCronRuns20261123,
        NameReminderOutcomes20261123,
      ],
    }),
  ],
  controllers: [InterviewsRpcController],
  providers: [
    InterviewQueryService,
    CandidateResponsesService,
    BusinessCalendarService,
    CandidateStatusChangesService,
    InterviewsListener,
    InterviewsService,
    RemindersService,
    InterviewsSeed,
    rpcClient(CandidatesRpc),
    rpcClient(JobsRpc),
  ],
})
export class AppModule {}
