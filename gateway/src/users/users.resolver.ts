import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { UsersClient } from '@araucaria/contracts';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { unvalidated } from '../http/query.js';
import { LoggedIn, Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { SecondFactorsService } from '../factors/second-factors.service.js';
import { AccountsService } from './accounts.service.js';

@Requires('users.manage')
@Resolver()
export class UsersResolver implements RootResolvers<UsersResolver> {
  constructor(
    private readonly client: UsersClient,
    private readonly accounts: AccountsService,
    private readonly secondFactors: SecondFactorsService,
  ) {}

  @Query()
  userPage(@Args() filter: ArgsOf<'userPage'>) {
    // The schema leaves `sort` open.
    return this.client.list(unvalidated(filter));
  }

  @Query()
  userOpenItems(@Args() { id }: ArgsOf<'userOpenItems'>) {
    return this.accounts.openItems(id);
  }

  @Requires('staff.read')
  @Query()
  staff(@Args() filter: ArgsOf<'staff'>) {
    return this.client.staff(filter);
  }

  @FreshFactor()
  @Mutation()
  createUser(@Args() { input, formKey }: ArgsOf<'createUser'>) {
    // The service refuses an empty password, with its own message.
    return this.client.create({ ...input, formKey, password: input.password ?? '' });
  }

  @FreshFactor()
  @Mutation()
  updateUser(@Args() { id, input, from }: ArgsOf<'updateUser'>) {
    return this.accounts.update({ ...input, id, from });
  }

  @LoggedIn()
  @FreshFactor()
  @Mutation()
  changePassword(@Args() change: ArgsOf<'changePassword'>, @Context() { request }: GraphqlContext) {
    return this.accounts.changePassword(change, request);
  }

  @FreshFactor()
  @Mutation()
  async resetSecondFactors(
    @Args() { userId }: ArgsOf<'resetSecondFactors'>,
    @Context() { request }: GraphqlContext,
  ) {
    await this.secondFactors.reset(request, userId);
    return true;
  }

  @FreshFactor()
  @Mutation()
  async endUserSessions(
    @Args() { userId }: ArgsOf<'endUserSessions'>,
    @Context() { request }: GraphqlContext,
  ) {
    await this.accounts.endSessions(userId, request);
    return true;
  }

  @FreshFactor()
  @Mutation()
  reactivateUser(@Args() { id }: ArgsOf<'reactivateUser'>) {
    return this.client.reactivate({ id });
  }

  @FreshFactor()
  @Mutation()
  inviteUser(@Args() { input, formKey }: ArgsOf<'inviteUser'>) {
    return this.client.invite({ ...input, formKey });
  }

  @FreshFactor()
  @Mutation()
  resendInvitation(@Args() { id, formKey }: ArgsOf<'resendInvitation'>) {
    return this.client.resendInvitation({ id, formKey });
  }

  @FreshFactor()
  @Mutation()
  async sendPasswordReset(@Args() { id, formKey }: ArgsOf<'sendPasswordReset'>) {
    await this.client.sendReset({ id, formKey });
    return true;
  }

  @FreshFactor()
  @Mutation()
  async deleteUser(@Args() { id }: ArgsOf<'deleteUser'>) {
    await this.accounts.remove(id);
    return true;
  }
}
