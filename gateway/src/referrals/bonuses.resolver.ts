import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  BonusEntryView,
  BonusFigures,
  BonusPage,
  BonusRuleView,
  ReferralsRpc,
  RpcClient,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { unvalidated } from '../http/query.js';
import { authorName } from '../users/author-name.js';
import { LoggedIn, Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { HireUndoService } from './hire-undo.service.js';
import { ReferralDetailsService, type ApplicationWithPerson } from './referral-details.service.js';

type Fields =
  | 'myReferralApplications'
  | 'applicationsOfReferrals'
  | 'referralApplications'
  | 'bonusPage'
  | 'bonusFigures'
  | 'dueBonuses'
  | 'registerReferralHire'
  | 'undoReferralHire'
  | 'releaseBonus'
  | 'bonusEntries'
  | 'payFirstBonus'
  | 'paySecondBonus'
  | 'bonusRules'
  | 'createBonusRule'
  | 'updateBonusRule'
  | 'deleteBonusRule';

@Requires('bonuses.read')
@Resolver()
export class BonusesResolver implements RootResolvers<Fields> {
  constructor(
    @Inject(rpcToken('referrals')) private readonly referrals: RpcClient<typeof ReferralsRpc>,
    private readonly details: ReferralDetailsService,
    private readonly hireUndo: HireUndoService,
  ) {}

  @LoggedIn()
  @Query()
  async myReferralApplications(): Promise<ApplicationWithPerson[]> {
    return this.details.ofReferrer(await this.referrals.myApplications());
  }

  @Query()
  async applicationsOfReferrals(
    @Args() { referralIds: ids }: ArgsOf<'applicationsOfReferrals'>,
  ): Promise<ApplicationWithPerson[]> {
    return this.details.applicationsWithPersons(await this.referrals.applicationsByReferrals({ ids }));
  }

  @Query()
  async referralApplications(
    @Args() { candidateId }: ArgsOf<'referralApplications'>,
  ): Promise<ApplicationWithPerson[]> {
    return this.details.applicationsWithPersons(
      await this.referrals.applicationsByCandidate({ candidateId }),
    );
  }

  @Query()
  async bonusPage(
    @Args() filter: ArgsOf<'bonusPage'>,
  ): Promise<{ bonuses: ApplicationWithPerson[]; pagination: BonusPage['pagination'] }> {
    // The schema leaves `sort` open.
    const { bonuses, pagination } = await this.referrals.bonusPage(unvalidated(filter));
    return { bonuses: await this.details.applicationsWithPersons(bonuses), pagination };
  }

  @Query()
  bonusFigures(): Promise<BonusFigures> {
    return this.referrals.bonusFigures();
  }

  @Query()
  dueBonuses(): Promise<number> {
    return this.referrals.dueBonuses();
  }

  @FreshFactor()
  @Requires('referrals.hire')
  @Mutation()
  async registerReferralHire(@Args() input: ArgsOf<'registerReferralHire'>): Promise<ApplicationWithPerson> {
    return this.details.applicationWithPerson(await this.referrals.hire(input));
  }

  @FreshFactor()
  @Requires('referrals.hire')
  @Mutation()
  async undoReferralHire(@Args() input: ArgsOf<'undoReferralHire'>): Promise<ApplicationWithPerson> {
    return this.details.applicationWithPerson(await this.hireUndo.undo(input));
  }

  @FreshFactor()
  @Requires('bonuses.pay')
  @Mutation()
  async releaseBonus(@Args() input: ArgsOf<'releaseBonus'>): Promise<ApplicationWithPerson> {
    return this.details.applicationWithPerson(await this.referrals.releaseBonus(input));
  }

  @Query()
  async bonusEntries(
    @Args() { id }: ArgsOf<'bonusEntries'>,
    @Context() { loaders }: GraphqlContext,
  ): Promise<BonusEntryView[]> {
    const entries = await this.referrals.bonusEntries({ id });
    return Promise.all(
      entries.map(async (entry) => ({ ...entry, actorName: await authorName(entry, loaders) })),
    );
  }

  @FreshFactor()
  @Requires('bonuses.pay')
  @Mutation()
  async payFirstBonus(@Args() input: ArgsOf<'payFirstBonus'>): Promise<ApplicationWithPerson> {
    return this.details.applicationWithPerson(await this.referrals.payFirst(input));
  }

  @FreshFactor()
  @Requires('bonuses.pay')
  @Mutation()
  async paySecondBonus(@Args() input: ArgsOf<'paySecondBonus'>): Promise<ApplicationWithPerson> {
    return this.details.applicationWithPerson(await this.referrals.paySecond(input));
  }

  @Query()
  bonusRules(): Promise<BonusRuleView[]> {
    return this.referrals.bonusRules();
  }

  @FreshFactor()
  @Requires('bonus-rules.manage')
  @Mutation()
  createBonusRule(@Args() { input, formKey }: ArgsOf<'createBonusRule'>): Promise<BonusRuleView> {
    return this.referrals.createBonusRule({ ...input, formKey });
  }

  @FreshFactor()
  @Requires('bonus-rules.manage')
  @Mutation()
  updateBonusRule(@Args() { id, input, from }: ArgsOf<'updateBonusRule'>): Promise<BonusRuleView> {
    return this.referrals.updateBonusRule({ ...input, id, from });
  }

  @FreshFactor()
  @Requires('bonus-rules.manage')
  @Mutation()
  async deleteBonusRule(@Args() { id }: ArgsOf<'deleteBonusRule'>): Promise<true> {
    await this.referrals.removeBonusRule({ id });
    return true;
  }
}
