import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ReferralsClient } from '@araucaria/contracts';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { unvalidated } from '../http/query.js';
import { authorName } from '../users/author-name.js';
import { LoggedIn, Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { HireUndoService } from './hire-undo.service.js';
import { ReferralDetailsService } from './referral-details.service.js';

@Requires('bonuses.read')
@Resolver()
export class BonusesResolver implements RootResolvers<BonusesResolver> {
  constructor(
    private readonly referrals: ReferralsClient,
    private readonly details: ReferralDetailsService,
    private readonly hireUndo: HireUndoService,
  ) {}

  @LoggedIn()
  @Query()
  async myReferralApplications() {
    return this.details.ofReferrer(await this.referrals.myApplications());
  }

  @Query()
  async applicationsOfReferrals(@Args() { referralIds: ids }: ArgsOf<'applicationsOfReferrals'>) {
    return this.details.applicationsWithPersons(await this.referrals.applicationsByReferrals({ ids }));
  }

  @Query()
  async referralApplications(@Args() { candidateId }: ArgsOf<'referralApplications'>) {
    return this.details.applicationsWithPersons(
      await this.referrals.applicationsByCandidate({ candidateId }),
    );
  }

  @Query()
  async bonusPage(@Args() filter: ArgsOf<'bonusPage'>) {
    // The schema leaves `sort` open.
    const { bonuses, pagination } = await this.referrals.bonusPage(unvalidated(filter));
    return { bonuses: await this.details.applicationsWithPersons(bonuses), pagination };
  }

  @Query()
  bonusFigures() {
    return this.referrals.bonusFigures();
  }

  @Query()
  dueBonuses() {
    return this.referrals.dueBonuses();
  }

  @FreshFactor()
  @Requires('referrals.hire')
  @Mutation()
  async registerReferralHire(@Args() input: ArgsOf<'registerReferralHire'>) {
    return this.details.applicationWithPerson(await this.referrals.hire(input));
  }

  @FreshFactor()
  @Requires('referrals.hire')
  @Mutation()
  async undoReferralHire(@Args() input: ArgsOf<'undoReferralHire'>) {
    return this.details.applicationWithPerson(await this.hireUndo.undo(input));
  }

  @FreshFactor()
  @Requires('bonuses.pay')
  @Mutation()
  async releaseBonus(@Args() input: ArgsOf<'releaseBonus'>) {
    return this.details.applicationWithPerson(await this.referrals.releaseBonus(input));
  }

  @Query()
  async bonusEntries(@Args() { id }: ArgsOf<'bonusEntries'>, @Context() { loaders }: GraphqlContext) {
    const entries = await this.referrals.bonusEntries({ id });
    return Promise.all(
      entries.map(async (entry) => ({ ...entry, actorName: await authorName(entry, loaders) })),
    );
  }

  @FreshFactor()
  @Requires('bonuses.pay')
  @Mutation()
  async payFirstBonus(@Args() input: ArgsOf<'payFirstBonus'>) {
    return this.details.applicationWithPerson(await this.referrals.payFirst(input));
  }

  @FreshFactor()
  @Requires('bonuses.pay')
  @Mutation()
  async paySecondBonus(@Args() input: ArgsOf<'paySecondBonus'>) {
    return this.details.applicationWithPerson(await this.referrals.paySecond(input));
  }

  @Query()
  bonusRules() {
    return this.referrals.bonusRules();
  }

  @FreshFactor()
  @Requires('bonus-rules.manage')
  @Mutation()
  createBonusRule(@Args() { input, formKey }: ArgsOf<'createBonusRule'>) {
    return this.referrals.createBonusRule({ ...input, formKey });
  }

  @FreshFactor()
  @Requires('bonus-rules.manage')
  @Mutation()
  updateBonusRule(@Args() { id, input, from }: ArgsOf<'updateBonusRule'>) {
    return this.referrals.updateBonusRule({ ...input, id, from });
  }

  @FreshFactor()
  @Requires('bonus-rules.manage')
  @Mutation()
  async deleteBonusRule(@Args() { id }: ArgsOf<'deleteBonusRule'>) {
    await this.referrals.removeBonusRule({ id });
    return true;
  }
}
