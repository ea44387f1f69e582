import { Controller } from '@nestjs/common';
import {
  CandidatesRpc,
  type ByUuid,
  type ConfirmDraft,
  type DiscardDraft,
  type OpenDraftLink,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { CandidateLinksService } from '../links/candidate-links.service.js';
import { DraftLinksService } from './draft-links.service.js';

@Controller()
export class DraftsRpcController {
  constructor(
    private readonly draftLinks: DraftLinksService,
    private readonly links: CandidateLinksService,
  ) {}

  @Rpc(CandidatesRpc.draftLink)
  draftLink(input: OpenDraftLink) {
    return this.draftLinks.view(input);
  }

  @Rpc(CandidatesRpc.confirmDraft)
  confirmDraft(input: ConfirmDraft) {
    return this.draftLinks.confirm(input);
  }

  @Rpc(CandidatesRpc.discardDraft)
  discardDraft(input: DiscardDraft) {
    return this.draftLinks.discard(input);
  }

  @Rpc(CandidatesRpc.issueLink)
  issueLink({ id }: ByUuid) {
    return this.links.issue(id);
  }
}
