import { Controller } from '@nestjs/common';
import { CandidatesRpc, type ByLinkId, type ByLinkToken, type ConfirmDraft } from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { DraftLinksService } from './draft-links.service.js';

@Controller()
export class DraftsRpcController {
  constructor(private readonly links: DraftLinksService) {}

  @Rpc(CandidatesRpc.draftLink)
  draftLink({ token }: ByLinkToken) {
    return this.links.view(token);
  }

  @Rpc(CandidatesRpc.confirmDraft)
  confirmDraft(input: ConfirmDraft) {
    return this.links.confirm(input);
  }

  @Rpc(CandidatesRpc.issueLink)
  issueLink({ id }: ByLinkId) {
    return this.links.issue(id);
  }
}
