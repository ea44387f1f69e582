import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CandidatesClient, NotificationsClient } from '@araucaria/contracts';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';

/** Responses to candidates: reasons of rejections with their e-mails, and the limit after which a response is overdue. */
@Requires('responses.manage')
@Resolver()
export class ResponsesResolver implements RootResolvers<ResponsesResolver> {
  constructor(
    private readonly candidates: CandidatesClient,
    private readonly notifications: NotificationsClient,
  ) {}

  @Requires('candidates.decide')
  @Query()
  rejectionReasons() {
    return this.candidates.rejectionReasons();
  }

  @Requires('candidates.decide')
  @Query()
  previewRejection(@Args() { input }: ArgsOf<'previewRejection'>) {
    return this.notifications.previewRejection(input);
  }

  @Requires('candidates.read')
  @Query()
  previewDecision(@Args() { input }: ArgsOf<'previewDecision'>) {
    return this.notifications.previewDecision(input);
  }

  @Requires('candidates.read')
  @Query()
  responseSettings() {
    return this.candidates.responseSettings();
  }

  @Requires('candidates.decide')
  @Query()
  remainingCandidates(@Args() job: ArgsOf<'remainingCandidates'>) {
    return this.candidates.remainingCandidates(job);
  }

  @Requires('jobs.manage')
  @Mutation()
  async leaveCandidatesUnanswered(@Args() job: ArgsOf<'leaveCandidatesUnanswered'>) {
    await this.candidates.leaveUnanswered(job);
    return true;
  }

  @Mutation()
  createRejectionReason(@Args() { input, formKey }: ArgsOf<'createRejectionReason'>) {
    return this.candidates.createRejectionReason({ ...input, formKey });
  }

  @Mutation()
  updateRejectionReason(@Args() { id, from, input }: ArgsOf<'updateRejectionReason'>) {
    return this.candidates.updateRejectionReason({ ...input, id, from });
  }

  @Mutation()
  orderRejectionReasons(@Args() order: ArgsOf<'orderRejectionReasons'>) {
    return this.candidates.orderRejectionReasons(order);
  }

  @Mutation()
  saveResponseSettings(@Args() { input, from }: ArgsOf<'saveResponseSettings'>) {
    return this.candidates.saveResponseSettings({ ...input, from });
  }
}
