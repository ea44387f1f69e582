import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CandidatesClient } from '@araucaria/contracts';
import { AccessAuditService } from '../access-audit/access-audit.service.js';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { RateLimitService } from '../http/rate-limit.service.js';
import { Public, Requires } from '../sessions/access.js';
import { ApplicationsService } from './applications.service.js';
import { toResponse, toResponses } from './candidate-response.js';
import { CandidateSearchService } from './candidate-search.service.js';

@Requires('candidates.read')
@Resolver()
export class CandidatesResolver implements RootResolvers<CandidatesResolver> {
  constructor(
    private readonly client: CandidatesClient,
    private readonly applications: ApplicationsService,
    private readonly limits: RateLimitService,
    private readonly search: CandidateSearchService,
    private readonly audits: AccessAuditService,
  ) {}

  @Query()
  async candidates(@Args() { filter, ...list }: ArgsOf<'candidates'>) {
    const { candidates, pagination } = await this.client.list({ ...filter, ...list });
    return { candidates: toResponses(candidates), pagination };
  }

  @Query()
  candidateIds(@Args() { filter, ...list }: ArgsOf<'candidateIds'>) {
    return this.client.orderedIds({ ...filter, ...list });
  }

  @Query()
  async searchCandidates(@Args() { filter }: ArgsOf<'searchCandidates'>) {
    return toResponses(await this.search.find(filter ?? {}));
  }

  @Query()
  async approvedCandidates() {
    return toResponses(await this.client.approved());
  }

  @Query()
  async approvedPage(@Args() list: ArgsOf<'approvedPage'>) {
    const { candidates, pagination } = await this.client.approvedPage(list);
    return { candidates: candidates.map(toResponse), pagination };
  }

  @Query()
  candidateCounts() {
    return this.client.counts();
  }

  @Query()
  async candidate(@Args() { id }: ArgsOf<'candidate'>) {
    const candidate = await this.client.byId({ id });
    this.audits.record({ action: 'candidate.viewed', subject: 'candidate', subjectId: id });
    return toResponse(candidate);
  }

  @Public()
  @Mutation()
  async apply(@Args() { input }: ArgsOf<'apply'>, @Context() { request, reply }: GraphqlContext) {
    await this.limits.count('application', request);
    return this.applications.apply(input, request, reply);
  }
}
