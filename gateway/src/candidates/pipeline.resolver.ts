import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CandidatesClient } from '@araucaria/contracts';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { toResponse } from './candidate-response.js';

@Requires('candidates.decide')
@Resolver()
export class PipelineResolver implements RootResolvers<PipelineResolver> {
  constructor(private readonly candidates: CandidatesClient) {}

  @Mutation()
  async setCandidateStatus(@Args() change: ArgsOf<'setCandidateStatus'>) {
    return toResponse(await this.candidates.changeStatus(change));
  }

  @Query()
  previewStatusChange(@Args() selection: ArgsOf<'previewStatusChange'>) {
    return this.candidates.previewStatuses(selection);
  }

  @Mutation()
  setCandidateStatuses(@Args() change: ArgsOf<'setCandidateStatuses'>) {
    return this.candidates.changeStatuses(change);
  }

  @Mutation()
  undoStatusChange(@Args() change: ArgsOf<'undoStatusChange'>) {
    return this.candidates.undoStatusChange(change);
  }

  @Mutation()
  async setCandidateScore(@Args() change: ArgsOf<'setCandidateScore'>) {
    return toResponse(await this.candidates.changeScore(change));
  }

  @Mutation()
  async approveCandidate(@Args() decision: ArgsOf<'approveCandidate'>) {
    return toResponse(await this.candidates.approve(decision));
  }

  @Mutation()
  async rejectCandidate(@Args() decision: ArgsOf<'rejectCandidate'>) {
    return toResponse(await this.candidates.reject(decision));
  }

  @Requires('hiring.manage')
  @Mutation()
  async setHiringStep(@Args() step: ArgsOf<'setHiringStep'>) {
    return toResponse(await this.candidates.setHiringStep(step));
  }

  @FreshFactor()
  @Requires('privacy.manage')
  @Mutation()
  async eraseCandidate(@Args() { id }: ArgsOf<'eraseCandidate'>) {
    await this.candidates.erase({ id });
    return true;
  }
}
