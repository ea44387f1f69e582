import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { HomeTexts, JobsRpc, RpcClient } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Public, Requires } from '../sessions/access.js';
import { homeParts, type HomePart } from './home-parts.js';

@Requires('site.manage')
@Resolver()
export class HomeTextsResolver implements RootResolvers<'homeTexts' | 'homeParts' | 'saveHomeTexts'> {
  constructor(@Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>) {}

  @Query()
  homeTexts(): Promise<HomeTexts> {
    return this.jobs.homeTexts();
  }

  @Public()
  @Query()
  async homeParts(): Promise<HomePart[]> {
    return homeParts(await this.jobs.homeTexts());
  }

  @Mutation()
  saveHomeTexts(@Args() { input }: ArgsOf<'saveHomeTexts'>): Promise<HomeTexts> {
    return this.jobs.saveHomeTexts(input);
  }
}
