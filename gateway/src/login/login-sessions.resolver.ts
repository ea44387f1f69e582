import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { LoggedIn } from '../sessions/access.js';
import { LoginSessionsService, type LoginSessionView } from './login-sessions.service.js';

type Fields = 'mySessions' | 'endSession' | 'endOtherSessions';

@LoggedIn()
@Resolver()
export class LoginSessionsResolver implements RootResolvers<Fields> {
  constructor(private readonly sessions: LoginSessionsService) {}

  @Query()
  mySessions(@Args() _none: object, @Context() { request }: GraphqlContext): Promise<LoginSessionView[]> {
    return this.sessions.list(request);
  }

  @Mutation()
  async endSession(
    @Args() { id }: ArgsOf<'endSession'>,
    @Context() { request }: GraphqlContext,
  ): Promise<true> {
    await this.sessions.end(id, request);
    return true;
  }

  @Mutation()
  async endOtherSessions(@Args() _none: object, @Context() { request }: GraphqlContext): Promise<true> {
    await this.sessions.endOthers(request);
    return true;
  }
}
