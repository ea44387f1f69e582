import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { CandidatesRpc, RpcClient, StatusChange, StatusPreview } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { toResponse, type CandidateResponse } from './candidate-response.js';

type Fields =
  | 'setCandidateStatus'
  | 'previewStatusChange'
  | 'setCandidateStatuses'
  | 'undoStatusChange'
  | 'setCandidateScore'
  | 'approveCandidate'
  | 'rejectCandidate'
  | 'setHiringStep'
  | 'eraseCandidate';

/** Decisions of the staff about candidates. */
@Requires('candidates.decide')
@Resolver()
export class PipelineResolver implements RootResolvers<Fields> {
  constructor(@Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>) {}

  @Mutation()
  async setCandidateStatus(@Args() change: ArgsOf<'setCandidateStatus'>): Promise<CandidateResponse> {
    return toResponse(await this.candidates.changeStatus(change));
  }

  @Query()
  previewStatusChange(@Args() selection: ArgsOf<'previewStatusChange'>): Promise<StatusPreview[]> {
    return this.candidates.previewStatuses(selection);
  }

  @Mutation()
  setCandidateStatuses(@Args() change: ArgsOf<'setCandidateStatuses'>): Promise<StatusChange> {
    return this.candidates.changeStatuses(change);
  }

  @Mutation()
  undoStatusChange(@Args() change: ArgsOf<'undoStatusChange'>): Promise<StatusChange> {
    return this.candidates.undoStatusChange(change);
  }

  @Mutation()
  async setCandidateScore(@Args() change: ArgsOf<'setCandidateScore'>): Promise<CandidateResponse> {
    return toResponse(await this.candidates.changeScore(change));
  }

  @Mutation()
  async approveCandidate(@Args() decision: ArgsOf<'approveCandidate'>): Promise<CandidateResponse> {
    return toResponse(await this.candidates.approve(decision));
  }

  @Mutation()
  async rejectCandidate(@Args() decision: ArgsOf<'rejectCandidate'>): Promise<CandidateResponse> {
    return toResponse(await this.candidates.reject(decision));
  }

  @Requires('hiring.manage')
  @Mutation()
  async setHiringStep(@Args() step: ArgsOf<'setHiringStep'>): Promise<CandidateResponse> {
    return toResponse(await this.candidates.setHiringStep(step));
  }

  @FreshFactor()
  @Requires('privacy.manage')
  @Mutation()
  async eraseCandidate(@Args() { id }: ArgsOf<'eraseCandidate'>): Promise<true> {
    await this.candidates.erase({ id });
    return true;
  }
}
