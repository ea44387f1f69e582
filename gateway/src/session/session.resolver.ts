import { Inject } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import type { RpcClient, UserView, UsersRpc } from '@araucaria/contracts';
import { currentActor, rpcToken } from '@araucaria/platform';
import type { RootResolvers } from '../graphql/resolver-types.js';
import { Public } from './access.js';

@Resolver()
export class SessionResolver implements RootResolvers<'me'> {
  constructor(@Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>) {}

  @Public()
  @Query()
  async me(): Promise<UserView | null> {
    const actor = currentActor();
    return actor ? this.users.byId({ id: actor.id }) : null;
  }
}
