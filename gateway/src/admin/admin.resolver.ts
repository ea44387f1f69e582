import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly } from '../session/access.js';
import { CleaningService, type CleaningCounts, type DatabaseStatus } from './cleaning.service.js';

@AdminOnly()
@Resolver()
export class AdminResolver {
  constructor(private readonly cleaning: CleaningService) {}

  @Query('databaseStatus')
  status(): Promise<DatabaseStatus> {
    return this.cleaning.status();
  }

  @Mutation('cleanDatabase')
  cleanDatabase(@Args() confirmation: object): Promise<CleaningCounts> {
    return this.cleaning.cleanDatabase({ ...confirmation });
  }

  @Mutation('cleanCandidates')
  cleanCandidates(@Args() confirmation: object): Promise<CleaningCounts> {
    return this.cleaning.cleanCandidates({ ...confirmation });
  }
}
