import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { CandidateStatus, CandidatesRpc, RpcClient, SetHiringStep } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { AdminOnly } from '../session/access.js';
import { toAnswer, type CandidateAnswer } from './candidate-answer.js';

/** What staff decide about a candidate. */
@AdminOnly()
@Resolver()
export class PipelineResolver {
  constructor(@Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>) {}

  @Mutation('setCandidateStatus')
  async setStatus(
    @Args('id') id: number,
    @Args('status') status: CandidateStatus,
    @Args('note') note?: string,
  ): Promise<CandidateAnswer> {
    return toAnswer(await this.candidates.changeStatus({ id, status, note }));
  }

  @Mutation('setCandidateScore')
  async setScore(@Args('id') id: number, @Args('score') score: number): Promise<CandidateAnswer> {
    return toAnswer(await this.candidates.changeScore({ id, score }));
  }

  @Mutation('approveCandidate')
  async approve(@Args('id') id: number, @Args('note') note?: string): Promise<CandidateAnswer> {
    return toAnswer(await this.candidates.approve({ id, note }));
  }

  @Mutation('rejectCandidate')
  async reject(@Args('id') id: number, @Args('note') note?: string): Promise<CandidateAnswer> {
    return toAnswer(await this.candidates.reject({ id, note }));
  }

  @Mutation('setHiringStep')
  async setHiringStep(@Args() step: SetHiringStep): Promise<CandidateAnswer> {
    return toAnswer(await this.candidates.setHiringStep({ ...step }));
  }

  @Mutation('eraseCandidate')
  async erase(@Args('id') id: number): Promise<true> {
    await this.candidates.erase({ id });
    return true;
  }
}
