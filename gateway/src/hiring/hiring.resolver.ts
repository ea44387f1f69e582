import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CandidatesClient, HiringFilter, NotificationsClient } from '@araucaria/contracts';
import { validateInput } from '@araucaria/platform';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';

/** Variables without a value are null. */
const filterOf = (filter: ArgsOf<'hiringDashboard'>['filter']): Promise<HiringFilter> =>
  validateInput(HiringFilter, filter ?? {});

@Requires('hiring.read')
@Resolver()
export class HiringResolver implements RootResolvers<HiringResolver> {
  constructor(
    private readonly candidates: CandidatesClient,
    private readonly notifications: NotificationsClient,
  ) {}

  @Query()
  async hiringDashboard(@Args() { filter }: ArgsOf<'hiringDashboard'>) {
    return this.candidates.hiringSummary(await filterOf(filter));
  }

  @Query()
  recentHires(@Args() { limit, filter }: ArgsOf<'recentHires'>) {
    return this.candidates.recentHires({ ...filter, limit });
  }

  @Query()
  async hiringInProgress(@Args() { filter }: ArgsOf<'hiringInProgress'>) {
    return this.candidates.hiringInProgress(await filterOf(filter));
  }

  @Query()
  async hiringStages(@Args() { filter }: ArgsOf<'hiringStages'>) {
    return this.candidates.hiringStages(await filterOf(filter));
  }

  @Query()
  hireTimeline(@Args() { filter }: ArgsOf<'hireTimeline'>) {
    return this.candidates.hireTimeline({ ...filter });
  }

  @Query()
  hiresPerMonth() {
    return this.candidates.hiresPerMonth();
  }

  @FreshFactor()
  @Requires('hiring.report')
  @Mutation()
  async requestHiringReport(@Args() { formKey }: ArgsOf<'requestHiringReport'>) {
    await this.notifications.requestHiringReport({ formKey });
    return true;
  }
}
