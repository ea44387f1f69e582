import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { RpcInput, SaveRetentionRule } from '@araucaria/contracts';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { RetentionService } from './retention.service.js';

@Requires('privacy.manage')
@Resolver()
export class RetentionResolver implements RootResolvers<RetentionResolver> {
  constructor(private readonly retention: RetentionService) {}

  @Query()
  retentionRules() {
    return this.retention.rules();
  }

  @Query()
  retentionRuns() {
    return this.retention.runs();
  }

  @Query()
  quarantinedRecords() {
    return this.retention.quarantined();
  }

  @Query()
  legalHolds() {
    return this.retention.holds();
  }

  @Query()
  consentVersions() {
    return this.retention.consentVersions();
  }

  @FreshFactor()
  @Mutation()
  saveRetentionRule(@Args() rule: ArgsOf<'saveRetentionRule'>) {
    // The service refuses unknown kinds.
    return this.retention.saveRule(rule as RpcInput<SaveRetentionRule>);
  }

  @FreshFactor()
  @Mutation()
  startRetentionRun(@Args() { dryRun }: ArgsOf<'startRetentionRun'>) {
    return this.retention.start(dryRun);
  }

  @FreshFactor()
  @Mutation()
  async restoreQuarantined(@Args() { person, id }: ArgsOf<'restoreQuarantined'>) {
    await this.retention.restore(person, id);
    return true;
  }

  @FreshFactor()
  @Mutation()
  async placeLegalHold(@Args() { input }: ArgsOf<'placeLegalHold'>) {
    await this.retention.placeHold(input);
    return true;
  }

  @FreshFactor()
  @Mutation()
  async liftLegalHold(@Args() { person, id }: ArgsOf<'liftLegalHold'>) {
    await this.retention.liftHold(person, id);
    return true;
  }
}
