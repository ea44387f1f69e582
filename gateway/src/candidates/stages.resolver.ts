import { Args, Query, Resolver } from '@nestjs/graphql';
import { CandidatesClient } from '@araucaria/contracts';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';
import { toResponses } from './candidate-response.js';

/** The pipeline of a job: its candidates by status. */
@Requires('candidates.read')
@Resolver()
export class StagesResolver implements RootResolvers<StagesResolver> {
  constructor(private readonly candidates: CandidatesClient) {}

  @Query()
  async stagePage(@Args() list: ArgsOf<'stagePage'>) {
    const { candidates, ...page } = await this.candidates.stagePage(list);
    return { candidates: toResponses(candidates), ...page };
  }

  @Query()
  stageCounts(@Args() job: ArgsOf<'stageCounts'>) {
    return this.candidates.stageCounts(job);
  }
}
