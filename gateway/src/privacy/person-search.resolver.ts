import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { CandidatesRpc, FoundPerson, RpcClient } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../session/access.js';

@Requires('persons.find')
@Resolver()
export class PersonSearchResolver implements RootResolvers<'findPersons'> {
  constructor(@Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>) {}

  @Query()
  findPersons(@Args() { name }: ArgsOf<'findPersons'>): Promise<FoundPerson[]> {
    return this.candidates.findPersons({ name });
  }
}
