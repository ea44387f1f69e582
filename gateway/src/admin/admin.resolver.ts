import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { AdminOnly } from '../session/access.js';
import { CleaningService, type CleaningCounts, type DatabaseStatus } from './cleaning.service.js';

@AdminOnly()
@Resolver()
export class AdminResolver implements RootResolvers<'databaseStatus' | 'cleanDatabase' | 'cleanCandidates'> {
  constructor(private readonly cleaning: CleaningService) {}

  @Query()
  databaseStatus(): Promise<DatabaseStatus> {
    return this.cleaning.status();
  }

  @Mutation()
  cleanDatabase(@Args() confirmation: ArgsOf<'cleanDatabase'>): Promise<CleaningCounts> {
    return this.cleaning.cleanDatabase(confirmation);
  }

  @Mutation()
  cleanCandidates(@Args() confirmation: ArgsOf<'cleanCandidates'>): Promise<CleaningCounts> {
    return this.cleaning.cleanCandidates(confirmation);
  }
}
