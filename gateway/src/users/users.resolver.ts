import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  OpenBonuses,
  RegisterUser,
  RpcClient,
  UpdateUser,
  UserView,
  UsersRpc,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import { AdminOnly, LoggedIn } from '../session/access.js';
import { Accounts } from './accounts.js';

@AdminOnly()
@Resolver('User')
export class UsersResolver {
  constructor(
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
    private readonly accounts: Accounts,
  ) {}

  @Query('users')
  list(@Args('includeDeactivated') includeDeactivated?: boolean): Promise<UserView[]> {
    return this.users.list({ includeDeactivated });
  }

  @Query('userOpenItems')
  openItems(@Args('id') id: number): Promise<OpenBonuses> {
    return this.accounts.openItems(id);
  }

  @Mutation('createUser')
  create(@Args('input') input: RegisterUser): Promise<UserView> {
    return this.users.create(input);
  }

  @Mutation('updateUser')
  update(@Args('id') id: number, @Args('input') input: Omit<UpdateUser, 'id'>): Promise<UserView> {
    return this.accounts.update({ ...input, id });
  }

  @LoggedIn()
  @Mutation('changePassword')
  changePassword(
    @Args() change: { id: number; currentPassword?: string; newPassword: string },
    @Context() { request }: GraphqlContext,
  ): Promise<UserView> {
    return this.accounts.changePassword({ ...change }, request);
  }

  @Mutation('reactivateUser')
  reactivate(@Args('id') id: number): Promise<UserView> {
    return this.users.reactivate({ id });
  }

  @Mutation('deleteUser')
  async remove(@Args('id') id: number): Promise<true> {
    await this.accounts.remove(id);
    return true;
  }
}
