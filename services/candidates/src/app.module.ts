import { Module } from '@nestjs/common';
import { InterviewsRpc, JobsRpc } from '@araucaria/contracts';
import { DatabaseModule } from '@araucaria/database';
import { EventsModule } from '@araucaria/messaging';
import { PlatformModule, rpcClient } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';
import { ApplicationsService } from './applications.service.js';
import { Candidate } from './candidate.entity.js';
import { CandidateQueryService } from './candidate-query.service.js';
import { CandidateRecordsService } from './candidate-records.service.js';
import { CandidatesRpcController } from './candidates.rpc.js';
import { CandidatesSeed } from './candidates.seed.js';
import { Education } from './education.entity.js';
import { ErasureService } from './erasure.service.js';
import { Experience } from './experience.entity.js';
import { HiringQueryService } from './hiring-query.service.js';
import { HistoryEntry } from './history-entry.entity.js';
import { InterviewsListener } from './interviews.listener.js';
import { JobRefsService } from './job-refs.service.js';
import { JobsListener } from './jobs.listener.js';
import { CreateCandidates20261121 } from './migrations/20261121-create-candidates.js';
import { AuditResumes20261121 } from './migrations/20261121b-audit-resumes.js';
import { UndoChanges20261121 } from './migrations/20261121c-undo-changes.js';
import { NoteSweeps20261121 } from './migrations/20261121d-note-sweeps.js';
import { CompareChanges20261122 } from './migrations/20261122-compare-changes.js';
import { RenameCronRuns20261123 } from './migrations/20261123-rename-cron-runs.js';
import { PipelineRpcController } from './pipeline.rpc.js';
import { PipelineService } from './pipeline.service.js';
import { ResumeDeletionService } from './resume-deletion.service.js';
import { ResumeNoticesService } from './resume-notices.service.js';
import { RetentionService } from './retention.service.js';
import { StatusChangesService } from './status-changes.service.js';
import { StatusWriterService } from './status-writer.service.js';
import { UnusedUploadsService } from './unused-uploads.service.js';

@Module({
  imports: [
    PlatformModule,
    EventsModule,
    DatabaseModule.forService({
      schema: 'candidates',
      entities: [Candidate, Experience, Education, HistoryEntry],
      migrations: [
        CreateCandidates20261121,
        AuditResumes20261121,
        UndoChanges20261121,
        NoteSweeps20261121,
        CompareChanges20261122,
        RenameCronRuns20261123,
      ],
    }),
  ],
  controllers: [CandidatesRpcController, PipelineRpcController],
  providers: [
    ApplicationsService,
    CandidateQueryService,
    CandidateRecordsService,
    PipelineService,
    StatusWriterService,
    StatusChangesService,
    ResumeNoticesService,
    HiringQueryService,
    ErasureService,
    ResumeDeletionService,
    RetentionService,
    UnusedUploadsService,
    JobRefsService,
    JobsListener,
    InterviewsListener,
    ResumeFiles,
    CandidatesSeed,
    rpcClient(InterviewsRpc),
    rpcClient(JobsRpc),
  ],
})
export class AppModule {}
