import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { LoggedIn } from '../sessions/access.js';
import { LoginSessionsService } from './login-sessions.service.js';

@LoggedIn()
@Resolver()
export class LoginSessionsResolver implements RootResolvers<LoginSessionsResolver> {
  constructor(private readonly sessions: LoginSessionsService) {}

  @Query()
  mySessions(@Args() _none: object, @Context() { request }: GraphqlContext) {
    return this.sessions.list(request);
  }

  @Mutation()
  async endSession(@Args() { id }: ArgsOf<'endSession'>, @Context() { request }: GraphqlContext) {
    await this.sessions.end(id, request);
    return true;
  }

  @Mutation()
  async endOtherSessions(@Args() _none: object, @Context() { request }: GraphqlContext) {
    await this.sessions.endOthers(request);
    return true;
  }
}
