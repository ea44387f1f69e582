import { Module } from '@nestjs/common';
import { CandidatesRpc, InterviewsRpc, JobsRpc } from '@araucaria/contracts';
import { rpcClient } from '@araucaria/platform';
import { CandidatesService } from './candidates.service.js';
import { HeldInterviewsService } from './held-interviews.service.js';
import { MergedCancellationsService } from './merged-cancellations.service.js';
import { SentInvitationsService } from './sent-invitations.service.js';
import { UndoWindowsService } from './undo-windows.service.js';

@Module({
  providers: [
    CandidatesService,
    HeldInterviewsService,
    MergedCancellationsService,
    SentInvitationsService,
    UndoWindowsService,
    rpcClient(CandidatesRpc),
    rpcClient(InterviewsRpc),
    rpcClient(JobsRpc),
  ],
  exports: [
    CandidatesService,
    HeldInterviewsService,
    MergedCancellationsService,
    SentInvitationsService,
    UndoWindowsService,
  ],
})
export class RulesModule {}
