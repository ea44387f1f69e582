import { Module } from '@nestjs/common';
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
