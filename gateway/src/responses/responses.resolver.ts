import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  CandidatesRpc,
  DecisionPreview,
  NotificationsRpc,
  RejectionPreview,
  RejectionReasonView,
  RemainingCandidates,
  ResponseSettings,
  RpcClient,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';

type Fields =
  | 'rejectionReasons'
  | 'previewRejection'
  | 'previewDecision'
  | 'responseSettings'
  | 'remainingCandidates'
  | 'leaveCandidatesUnanswered'
  | 'createRejectionReason'
  | 'updateRejectionReason'
  | 'orderRejectionReasons'
  | 'saveResponseSettings';

/** Responses to candidates: reasons of rejections with their e-mails, and the limit after which a response is overdue. */
@Requires('responses.manage')
@Resolver()
export class ResponsesResolver implements RootResolvers<Fields> {
  constructor(
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    @Inject(rpcToken('notifications')) private readonly notifications: RpcClient<typeof NotificationsRpc>,
  ) {}

  @Requires('candidates.decide')
  @Query()
  rejectionReasons(): Promise<RejectionReasonView[]> {
    return this.candidates.rejectionReasons();
  }

  @Requires('candidates.decide')
  @Query()
  previewRejection(@Args() { input }: ArgsOf<'previewRejection'>): Promise<RejectionPreview[]> {
    return this.notifications.previewRejection(input);
  }

  @Requires('candidates.read')
  @Query()
  previewDecision(@Args() { input }: ArgsOf<'previewDecision'>): Promise<DecisionPreview> {
    return this.notifications.previewDecision(input);
  }

  @Requires('candidates.read')
  @Query()
  responseSettings(): Promise<ResponseSettings> {
    return this.candidates.responseSettings();
  }

  @Requires('candidates.decide')
  @Query()
  remainingCandidates(@Args() job: ArgsOf<'remainingCandidates'>): Promise<RemainingCandidates> {
    return this.candidates.remainingCandidates(job);
  }

  @Requires('jobs.manage')
  @Mutation()
  async leaveCandidatesUnanswered(@Args() job: ArgsOf<'leaveCandidatesUnanswered'>): Promise<true> {
    await this.candidates.leaveUnanswered(job);
    return true;
  }

  @Mutation()
  createRejectionReason(
    @Args() { input, formKey }: ArgsOf<'createRejectionReason'>,
  ): Promise<RejectionReasonView> {
    return this.candidates.createRejectionReason({ ...input, formKey });
  }

  @Mutation()
  updateRejectionReason(
    @Args() { id, from, input }: ArgsOf<'updateRejectionReason'>,
  ): Promise<RejectionReasonView> {
    return this.candidates.updateRejectionReason({ ...input, id, from });
  }

  @Mutation()
  orderRejectionReasons(@Args() order: ArgsOf<'orderRejectionReasons'>): Promise<RejectionReasonView[]> {
    return this.candidates.orderRejectionReasons(order);
  }

  @Mutation()
  saveResponseSettings(@Args() { input, from }: ArgsOf<'saveResponseSettings'>): Promise<ResponseSettings> {
    return this.candidates.saveResponseSettings({ ...input, from });
  }
}
