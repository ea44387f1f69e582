import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  BonusEntryView,
  BonusRuleView,
  PayBonus,
  ReferralsRpc,
  RegisterHire,
  ReleaseBonus,
  RpcClient,
  SaveBonusRule,
  UndoHire,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { AdminOnly, LoggedIn } from '../session/access.js';
import { ReferralDetails, type ReferralApplicationResponse } from './referral-details.js';

type BonusEntryAnswer = Omit<BonusEntryView, 'kind'> & { kind: string };

@AdminOnly()
@Resolver()
export class BonusesResolver {
  constructor(
    @Inject(rpcToken('referrals')) private readonly referrals: RpcClient<typeof ReferralsRpc>,
    private readonly details: ReferralDetails,
  ) {}

  @LoggedIn()
  @Query('myReferralApplications')
  async mine(): Promise<ReferralApplicationResponse[]> {
    return this.details.ofReferrer(await this.referrals.myApplications());
  }

  @Query('allReferralApplications')
  async all(): Promise<ReferralApplicationResponse[]> {
    return this.details.applicationsWithNames(await this.referrals.allApplications());
  }

  @Query('referralApplications')
  async ofCandidate(@Args('candidateId') candidateId: number): Promise<ReferralApplicationResponse[]> {
    return this.details.applicationsWithNames(await this.referrals.applicationsByCandidate({ candidateId }));
  }

  @Query('pendingBonuses')
  async pending(): Promise<ReferralApplicationResponse[]> {
    return this.details.applicationsWithNames(await this.referrals.pendingBonuses());
  }

  @Query('completedBonuses')
  async completed(): Promise<ReferralApplicationResponse[]> {
    return this.details.applicationsWithNames(await this.referrals.completedBonuses());
  }

  @Query('predictedBonuses')
  async predicted(): Promise<ReferralApplicationResponse[]> {
    return this.details.applicationsWithNames(await this.referrals.predictedBonuses());
  }

  @Mutation('registerReferralHire')
  async hire(@Args() input: RegisterHire): Promise<ReferralApplicationResponse> {
    return this.details.applicationWithNames(await this.referrals.hire({ ...input }));
  }

  @Mutation('undoReferralHire')
  async undoHire(@Args() input: UndoHire): Promise<ReferralApplicationResponse> {
    return this.details.applicationWithNames(await this.referrals.undoHire({ ...input }));
  }

  @Mutation('releaseBonus')
  async release(@Args() input: ReleaseBonus): Promise<ReferralApplicationResponse> {
    return this.details.applicationWithNames(await this.referrals.releaseBonus({ ...input }));
  }

  @Query('bonusEntries')
  async entries(@Args('id') id: number): Promise<BonusEntryAnswer[]> {
    const entries = await this.referrals.bonusEntries({ id });
    // Names of an enum hold no hyphen.
    return entries.map((entry) => ({ ...entry, kind: entry.kind.replace('-', '_') }));
  }

  @Mutation('payFirstBonus')
  async payFirst(@Args() input: PayBonus): Promise<ReferralApplicationResponse> {
    return this.details.applicationWithNames(await this.referrals.payFirst({ ...input }));
  }

  @Mutation('paySecondBonus')
  async paySecond(@Args() input: PayBonus): Promise<ReferralApplicationResponse> {
    return this.details.applicationWithNames(await this.referrals.paySecond({ ...input }));
  }

  @Query('bonusRules')
  rules(): Promise<BonusRuleView[]> {
    return this.referrals.bonusRules();
  }

  @Mutation('createBonusRule')
  createRule(@Args('input') input: SaveBonusRule): Promise<BonusRuleView> {
    return this.referrals.createBonusRule(input);
  }

  @Mutation('updateBonusRule')
  updateRule(@Args('id') id: number, @Args('input') input: SaveBonusRule): Promise<BonusRuleView> {
    return this.referrals.updateBonusRule({ ...input, id });
  }

  @Mutation('deleteBonusRule')
  async removeRule(@Args('id') id: number): Promise<true> {
    await this.referrals.removeBonusRule({ id });
    return true;
  }
}
