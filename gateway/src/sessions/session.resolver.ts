import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { UsersClient } from '@araucaria/contracts';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import type { RootResolvers } from '../graphql/resolver-types.js';
import { Public } from './access.js';

@Resolver()
export class SessionResolver implements RootResolvers<SessionResolver> {
  constructor(private readonly users: UsersClient) {}

  @Public()
  @Query()
  async me(@Args() _none: object, @Context() { request: { session } }: GraphqlContext) {
    const { actor, mustEnrol = false } = session ?? {};
    if (!actor) return null;
    return { ...(await this.users.byId({ id: actor.id })), mustEnrolSecondFactor: mustEnrol };
  }
}
