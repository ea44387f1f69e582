import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ConsentVersionView, QuarantinedRecord } from '@araucaria/contracts';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { RetentionService, type NamedHold, type NamedRule, type NamedRun } from './retention.service.js';

type Fields =
  | 'retentionRules'
  | 'retentionRuns'
  | 'quarantinedRecords'
  | 'legalHolds'
  | 'consentVersions'
  | 'saveRetentionRule'
  | 'startRetentionRun'
  | 'restoreQuarantined'
  | 'placeLegalHold'
  | 'liftLegalHold';

@Requires('privacy.manage')
@Resolver()
export class RetentionResolver implements RootResolvers<Fields> {
  constructor(private readonly retention: RetentionService) {}

  @Query()
  retentionRules(): Promise<NamedRule[]> {
    return this.retention.rules();
  }

  @Query()
  retentionRuns(): Promise<NamedRun[]> {
    return this.retention.runs();
  }

  @Query()
  quarantinedRecords(): Promise<Array<QuarantinedRecord & { erasedFrom: string }>> {
    return this.retention.quarantined();
  }

  @Query()
  legalHolds(): Promise<NamedHold[]> {
    return this.retention.holds();
  }

  @Query()
  consentVersions(): Promise<ConsentVersionView[]> {
    return this.retention.consentVersions();
  }

  @FreshFactor()
  @Mutation()
  saveRetentionRule(@Args() rule: ArgsOf<'saveRetentionRule'>): Promise<NamedRule> {
    return this.retention.saveRule(rule);
  }

  @FreshFactor()
  @Mutation()
  startRetentionRun(@Args() { dryRun }: ArgsOf<'startRetentionRun'>): Promise<NamedRun> {
    return this.retention.start(dryRun);
  }

  @FreshFactor()
  @Mutation()
  async restoreQuarantined(@Args() { person, id }: ArgsOf<'restoreQuarantined'>): Promise<boolean> {
    await this.retention.restore(person, id);
    return true;
  }

  @FreshFactor()
  @Mutation()
  async placeLegalHold(@Args() { input }: ArgsOf<'placeLegalHold'>): Promise<boolean> {
    await this.retention.placeHold(input);
    return true;
  }

  @FreshFactor()
  @Mutation()
  async liftLegalHold(@Args() { person, id }: ArgsOf<'liftLegalHold'>): Promise<boolean> {
    await this.retention.liftHold(person, id);
    return true;
  }
}
