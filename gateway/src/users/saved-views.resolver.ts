import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { UsersClient } from '@araucaria/contracts';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';

@Requires('candidates.read')
@Resolver()
export class SavedViewsResolver implements RootResolvers<SavedViewsResolver> {
  constructor(private readonly users: UsersClient) {}

  @Query()
  savedViews() {
    return this.users.savedViews();
  }

  @Mutation()
  saveView(@Args() view: ArgsOf<'saveView'>) {
    return this.users.saveView(view);
  }

  @Mutation()
  changeSavedView(@Args() change: ArgsOf<'changeSavedView'>) {
    return this.users.changeSavedView(change);
  }

  @Mutation()
  async deleteSavedView(@Args() { id }: ArgsOf<'deleteSavedView'>) {
    await this.users.removeSavedView({ id });
    return true;
  }
}
