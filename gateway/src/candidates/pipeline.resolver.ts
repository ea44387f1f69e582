import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  CandidatesRpc,
  ChangeStatus,
  ChangeStatuses,
  DecideCandidate,
  RpcClient,
  SetHiringStep,
  StatusChange,
  StatusPreview,
  StatusSelection,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { AdminOnly } from '../session/access.js';
import { toResponse, type CandidateResponse } from './candidate-response.js';

/** What staff decide about a candidate. */
@AdminOnly()
@Resolver()
export class PipelineResolver {
  constructor(@Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>) {}

  @Mutation('setCandidateStatus')
  async setStatus(@Args() change: ChangeStatus): Promise<CandidateResponse> {
    return toResponse(await this.candidates.changeStatus({ ...change }));
  }

  @Query('previewStatusChange')
  preview(@Args() selection: StatusSelection): Promise<StatusPreview[]> {
    return this.candidates.previewStatuses({ ...selection });
  }

  @Mutation('setCandidateStatuses')
  setStatuses(@Args() change: ChangeStatuses): Promise<StatusChange> {
    return this.candidates.changeStatuses({ ...change });
  }

  @Mutation('undoStatusChange')
  undo(@Args('changeId') changeId: string): Promise<StatusChange> {
    return this.candidates.undoStatusChange({ changeId });
  }

  @Mutation('setCandidateScore')
  async setScore(@Args('id') id: number, @Args('score') score: number): Promise<CandidateResponse> {
    return toResponse(await this.candidates.changeScore({ id, score }));
  }

  @Mutation('approveCandidate')
  async approve(@Args() decision: DecideCandidate): Promise<CandidateResponse> {
    return toResponse(await this.candidates.approve({ ...decision }));
  }

  @Mutation('rejectCandidate')
  async reject(@Args() decision: DecideCandidate): Promise<CandidateResponse> {
    return toResponse(await this.candidates.reject({ ...decision }));
  }

  @Mutation('setHiringStep')
  async setHiringStep(@Args() step: SetHiringStep): Promise<CandidateResponse> {
    return toResponse(await this.candidates.setHiringStep({ ...step }));
  }

  @Mutation('eraseCandidate')
  async erase(@Args('id') id: number): Promise<true> {
    await this.candidates.erase({ id });
    return true;
  }
}
