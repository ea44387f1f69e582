import { Module } from '@nestjs/common';
import { BusinessCalendarService } from './business-calendar.service.js';
import { CandidateNamesService } from './candidate-names.service.js';
import { InterviewUndoService } from './interview-undo.service.js';
import { InterviewsService } from './interviews.service.js';
import { JobRefsService } from './job-refs.service.js';
import { JobsListener } from './jobs.listener.js';
import { RemindersService } from './reminders.service.js';

@Module({
  providers: [
    InterviewUndoService,
    BusinessCalendarService,
    CandidateNamesService,
    InterviewsService,
    JobRefsService,
    JobsListener,
    RemindersService,
  ],
  exports: [BusinessCalendarService, CandidateNamesService, InterviewsService, RemindersService],
})
export class ScheduleModule {}
