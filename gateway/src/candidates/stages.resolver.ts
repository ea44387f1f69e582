import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { CandidatesRpc, RpcClient, StageCount, StageMove } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';
import { toResponses, type CandidateResponse } from './candidate-response.js';

/** The pipeline of a job: its candidates by status. */
@Requires('candidates.read')
@Resolver()
export class StagesResolver implements RootResolvers<'stagePage' | 'stageCounts'> {
  constructor(@Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>) {}

  @Query()
  async stagePage(
    @Args() list: ArgsOf<'stagePage'>,
  ): Promise<{ candidates: CandidateResponse[]; moves: StageMove[]; next: string | null }> {
    const { candidates, ...page } = await this.candidates.stagePage(list);
    return { candidates: toResponses(candidates), ...page };
  }

  @Query()
  stageCounts(@Args() job: ArgsOf<'stageCounts'>): Promise<StageCount[]> {
    return this.candidates.stageCounts(job);
  }
}
