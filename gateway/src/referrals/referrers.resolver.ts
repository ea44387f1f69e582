import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly } from '../session/access.js';
import { Referrers, type ErasedReferrerCounts, type ReferrerSummary } from './referrers.js';

@AdminOnly()
@Resolver()
export class ReferrersResolver {
  constructor(private readonly referrers: Referrers) {}

  @Query('referrer')
  find(@Args() input: object): Promise<ReferrerSummary> {
    return this.referrers.find({ ...input });
  }

  @Mutation('eraseReferrer')
  erase(@Args() input: object): Promise<ErasedReferrerCounts> {
    return this.referrers.erase({ ...input });
  }
}
