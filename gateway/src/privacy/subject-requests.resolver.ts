import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { RegisterSubjectRequest, RpcInput, CloseSubjectRequest } from '@araucaria/contracts';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { SubjectRequestsService } from './subject-requests.service.js';

@Requires('privacy.manage')
@Resolver()
export class SubjectRequestsResolver implements RootResolvers<SubjectRequestsResolver> {
  constructor(private readonly requests: SubjectRequestsService) {}

  @Query()
  subjectRequests() {
    return this.requests.list();
  }

  @Query()
  subjectRequestMatches(@Args() { id }: ArgsOf<'subjectRequestMatches'>) {
    return this.requests.matches(id);
  }

  @FreshFactor()
  @Mutation()
  registerSubjectRequest(@Args() { input, formKey }: ArgsOf<'registerSubjectRequest'>) {
    // The service refuses unknown kinds and channels.
    return this.requests.register({ ...input, formKey } as RpcInput<RegisterSubjectRequest>);
  }

  @FreshFactor()
  @Mutation()
  closeSubjectRequest(@Args() input: ArgsOf<'closeSubjectRequest'>) {
    return this.requests.close(input as RpcInput<CloseSubjectRequest>);
  }

  @FreshFactor()
  @Mutation()
  eraseSubject(@Args() { requestId }: ArgsOf<'eraseSubject'>) {
    return this.requests.erase(requestId);
  }
}
