import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { RpcClient, SavedViewView, UsersRpc } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';

type Fields = 'savedViews' | 'saveView' | 'changeSavedView' | 'deleteSavedView';

/** Views of the list of candidates, of the acting user. */
@Requires('candidates.read')
@Resolver()
export class SavedViewsResolver implements RootResolvers<Fields> {
  constructor(@Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>) {}

  @Query()
  savedViews(): Promise<SavedViewView[]> {
    return this.users.savedViews();
  }

  @Mutation()
  saveView(@Args() view: ArgsOf<'saveView'>): Promise<SavedViewView> {
    return this.users.saveView(view);
  }

  @Mutation()
  changeSavedView(@Args() change: ArgsOf<'changeSavedView'>): Promise<SavedViewView> {
    return this.users.changeSavedView(change);
  }

  @Mutation()
  async deleteSavedView(@Args() { id }: ArgsOf<'deleteSavedView'>): Promise<true> {
    await this.users.removeSavedView({ id });
    return true;
  }
}
