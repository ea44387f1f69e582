import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { CleaningService } from './cleaning.service.js';
import { DatabaseStatusService } from './database-status.service.js';

@Requires('database.clean')
@Resolver()
export class AdminResolver implements RootResolvers<AdminResolver> {
  constructor(
    private readonly cleanings: CleaningService,
    private readonly status: DatabaseStatusService,
  ) {}

  @Query()
  databaseStatus() {
    return this.status.read();
  }

  @FreshFactor()
  @Mutation()
  cleanDatabase(@Args() confirmation: ArgsOf<'cleanDatabase'>) {
    return this.cleanings.clean('database', confirmation);
  }

  @FreshFactor()
  @Mutation()
  cleanCandidates(@Args() confirmation: ArgsOf<'cleanCandidates'>) {
    return this.cleanings.clean('candidates', confirmation);
  }
}
