import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { JobsClient } from '@araucaria/contracts';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Public, Requires } from '../sessions/access.js';
import { homeParts } from './home-parts.js';
import { shownPicture } from './shown-picture.js';

@Requires('site.manage')
@Resolver()
export class HomeTextsResolver implements RootResolvers<HomeTextsResolver> {
  constructor(private readonly jobs: JobsClient) {}

  @Query()
  homeTexts() {
    return this.jobs.homeTexts();
  }

  @Public()
  @Query()
  async homeParts() {
    return homeParts(await this.jobs.homeTexts());
  }

  @Public()
  @Query()
  async homePicture() {
    const picture = await this.jobs.homePicture();
    return picture && shownPicture(picture);
  }

  @Mutation()
  saveHomeTexts(@Args() { input, from }: ArgsOf<'saveHomeTexts'>) {
    return this.jobs.saveHomeTexts({ ...input, from });
  }
}
