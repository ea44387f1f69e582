import { Controller } from '@nestjs/common';
import { CandidatesRpc, type ByLinkId, type ByLinkToken, type ConfirmDraft } from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { CandidateLinksService } from './candidate-links.service.js';
import { DraftLinksService } from './draft-links.service.js';

@Controller()
export class DraftsRpcController {
  constructor(
    private readonly draftLinks: DraftLinksService,
    private readonly links: CandidateLinksService,
  ) {}

  @Rpc(CandidatesRpc.draftLink)
  draftLink({ token }: ByLinkToken) {
    return this.draftLinks.view(token);
  }

  @Rpc(CandidatesRpc.confirmDraft)
  confirmDraft(input: ConfirmDraft) {
    return this.draftLinks.confirm(input);
  }

  @Rpc(CandidatesRpc.issueLink)
  issueLink({ id }: ByLinkId) {
    return this.links.issue(id);
  }
}
