import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { HomeTexts, JobsRpc, RpcClient } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Public, Requires } from '../sessions/access.js';
import { homeParts, type HomePart } from './home-parts.js';
import { shownPicture, type ShownPicture } from './shown-picture.js';

type Fields = 'homeTexts' | 'homeParts' | 'homePicture' | 'saveHomeTexts';

@Requires('site.manage')
@Resolver()
export class HomeTextsResolver implements RootResolvers<Fields> {
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

  @Public()
  @Query()
  async homePicture(): Promise<ShownPicture | null> {
    const picture = await this.jobs.homePicture();
    return picture && shownPicture(picture);
  }

  @Mutation()
  saveHomeTexts(@Args() { input, from }: ArgsOf<'saveHomeTexts'>): Promise<HomeTexts> {
    return this.jobs.saveHomeTexts({ ...input, from });
  }
}
