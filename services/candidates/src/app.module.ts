import { Module } from '@nestjs/common';
import { InterviewsRpc, JobsRpc } from '@araucaria/contracts';
import { DatabaseModule } from '@araucaria/database';
import { DataVersion, EventsModule } from '@araucaria/messaging';
import { PlatformModule, rpcClient } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';
import { ApplicationDraftsService } from './application-drafts.service.js';
import { ApplicationsService } from './applications.service.js';
import { ApprovedQueryService } from './approved-query.service.js';
import { AreaLinksService } from './area-links.service.js';
import { Candidate } from './candidate.entity.js';
import { CandidateAreaRpcController } from './candidate-area.rpc.js';
import { CandidateAreaService } from './candidate-area.service.js';
import { CandidateLinksService } from './candidate-links.service.js';
import { CandidateCountsService } from './candidate-counts.service.js';
import { CandidateCsvService } from './candidate-csv.service.js';
import { CandidatePagesService } from './candidate-pages.service.js';
import { CandidateQueryService } from './candidate-query.service.js';
import { CandidateRecordsService } from './candidate-records.service.js';
import { CandidateScopeService } from './candidate-scope.service.js';
import { CandidatesRpcController } from './candidates.rpc.js';
import { CandidatesSeed } from './candidates.seed.js';
import { ChangeSeriesService } from './change-series.service.js';
import { CleaningListener } from './cleaning.listener.js';
import { DraftLinksService } from './draft-links.service.js';
import { DraftsRpcController } from './drafts.rpc.js';
import { Education } from './education.entity.js';
import { ErasureService } from './erasure.service.js';
import { Experience } from './experience.entity.js';
import { HiringQueryService } from './hiring-query.service.js';
import { HistoryEntry } from './history-entry.entity.js';
import { InterviewsListener } from './interviews.listener.js';
import { JobAlertsRpcController } from './job-alerts.rpc.js';
import { JobAlertsService } from './job-alerts.service.js';
import { JobDigestsService } from './job-digests.service.js';
import { JobRefsService } from './job-refs.service.js';
import { JobsListener } from './jobs.listener.js';
import { LegalHoldsService } from './legal-holds.service.js';
import { NewResumesService } from './new-resumes.service.js';
import { Person } from './person.entity.js';
import { PersonSearchService } from './person-search.service.js';
import { PipelineRpcController } from './pipeline.rpc.js';
import { PipelineService } from './pipeline.service.js';
import { PrivacyRpcController } from './privacy.rpc.js';
import { QuarantineService } from './quarantine.service.js';
import { ReferralsListener } from './referrals.listener.js';
import { RejectionReason } from './rejection-reason.entity.js';
import { RejectionReasonsService } from './rejection-reasons.service.js';
import { RejectionService } from './rejection.service.js';
import { ResponseSettingsService } from './response-settings.service.js';
import { ResponsesListener } from './responses.listener.js';
import { ResponsesRpcController } from './responses.rpc.js';
import { ResponsesService } from './responses.service.js';
import { StagesService } from './stages.service.js';
import { ReopeningService } from './reopening.service.js';
import { ResumeDeletionService } from './resume-deletion.service.js';
import { ResumeOwnersService } from './resume-owners.service.js';
import { ResumeNoticesService } from './resume-notices.service.js';
import { RetentionListener } from './retention.listener.js';
import { RetentionService } from './retention.service.js';
import { SCHEMA } from './schema.js';
import { StatusChangesService } from './status-changes.service.js';
import { StatusWriterService } from './status-writer.service.js';
import { UnusedUploadsService } from './unused-uploads.service.js';
import { UsersListener } from './users.listener.js';

@Module({
  imports: [
    PlatformModule,
    EventsModule,
    DatabaseModule.forService({
      ...SCHEMA,
      entities: [Person, Candidate, Experience, Education, HistoryEntry, RejectionReason],
    }),
  ],
  controllers: [
    CandidatesRpcController,
    CandidateAreaRpcController,
    DraftsRpcController,
    JobAlertsRpcController,
    PipelineRpcController,
    PrivacyRpcController,
    ResponsesRpcController,
  ],
  providers: [
    ApplicationsService,
    ApplicationDraftsService,
    AreaLinksService,
    CandidateAreaService,
    CandidateLinksService,
    JobAlertsService,
    JobDigestsService,
    NewResumesService,
    DraftLinksService,
    CandidateCountsService,
    CandidatePagesService,
    ApprovedQueryService,
    CandidateQueryService,
    CandidateCsvService,
    CandidateScopeService,
    CandidateRecordsService,
    PipelineService,
    StatusWriterService,
    StatusChangesService,
    RejectionReasonsService,
    RejectionService,
    ResponseSettingsService,
    ResponsesService,
    StagesService,
    ResponsesListener,
    ResumeNoticesService,
    HiringQueryService,
    ErasureService,
    ReopeningService,
    ResumeDeletionService,
    ResumeOwnersService,
    RetentionService,
    RetentionListener,
    UsersListener,
    QuarantineService,
    LegalHoldsService,
    PersonSearchService,
    UnusedUploadsService,
    JobRefsService,
    ChangeSeriesService,
    CleaningListener,
    JobsListener,
    InterviewsListener,
    ReferralsListener,
    ResumeFiles,
    DataVersion,
    CandidatesSeed,
    rpcClient(InterviewsRpc),
    rpcClient(JobsRpc),
  ],
})
export class AppModule {}
