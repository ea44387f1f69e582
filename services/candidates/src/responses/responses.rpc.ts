import { Controller } from '@nestjs/common';
import {
  CandidatesRpc,
  type ByJob,
  type CreateRejectionReason,
  type OrderRejectionReasons,
  type SaveResponseSettings,
  type UpdateRejectionReason,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { RejectionReasonsService } from './rejection-reasons.service.js';
import { ResponseSettingsService } from './response-settings.service.js';
import { ResponsesService } from './responses.service.js';

/** Reasons of rejections, and settings about responses to candidates. */
@Controller()
export class ResponsesRpcController {
  constructor(
    private readonly reasons: RejectionReasonsService,
    private readonly settings: ResponseSettingsService,
    private readonly responses: ResponsesService,
  ) {}

  @Rpc(CandidatesRpc.rejectionReasons)
  rejectionReasons() {
    return this.reasons.list();
  }

  @Rpc(CandidatesRpc.createRejectionReason)
  createRejectionReason(input: CreateRejectionReason) {
    return this.reasons.create(input);
  }

  @Rpc(CandidatesRpc.updateRejectionReason)
  updateRejectionReason(input: UpdateRejectionReason) {
    return this.reasons.update(input);
  }

  @Rpc(CandidatesRpc.orderRejectionReasons)
  orderRejectionReasons(order: OrderRejectionReasons) {
    return this.reasons.order(order);
  }

  @Rpc(CandidatesRpc.responseSettings)
  responseSettings() {
    return this.settings.read();
  }

  @Rpc(CandidatesRpc.saveResponseSettings)
  saveResponseSettings(input: SaveResponseSettings) {
    return this.settings.save(input);
  }

  @Rpc(CandidatesRpc.overdueResponses)
  overdueResponses() {
    return this.responses.overdue();
  }

  @Rpc(CandidatesRpc.remainingCandidates)
  remainingCandidates({ jobId }: ByJob) {
    return this.responses.remaining(jobId);
  }

  @Rpc(CandidatesRpc.leaveUnanswered)
  leaveUnanswered({ jobId }: ByJob) {
    return this.responses.leaveUnanswered(jobId);
  }
}
