import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type {
  CandidateSort,
  CandidateStatus,
  CandidatesRpc,
  EducationView,
  ExperienceView,
  HistoryEntryView,
  JobView,
  ListCandidates,
  Pagination,
  RpcClient,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import { RateLimits } from '../http/rate-limits.js';
import { AdminOnly, Public } from '../session/access.js';
import { ApplicationsService } from './applications.service.js';
import { toAnswer, type CandidateAnswer } from './candidate-answer.js';

interface ListArguments {
  page: number;
  limit: number;
  filter?: Pick<ListCandidates, 'status' | 'search' | 'startDate' | 'endDate'> & { job?: string };
  sort?: `${'createdAt' | 'score' | 'name'}_${'ASC' | 'DESC'}`;
}

@AdminOnly()
@Resolver('Candidate')
export class CandidatesResolver {
  constructor(
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    private readonly applications: ApplicationsService,
    private readonly limits: RateLimits,
  ) {}

  @Query('candidates')
  async list(
    @Args() { page, limit, filter, sort }: ListArguments,
  ): Promise<{ candidates: CandidateAnswer[]; pagination: Pagination }> {
    // The service reads the vacancy out of text, as from an address.
    const conditions = filter as ListCandidates | undefined;
    const found = await this.candidates.list({ ...conditions, page, limit, sort: sort && orderOf(sort) });
    return { candidates: found.candidates.map(toAnswer), pagination: found.pagination };
  }

  @Query('candidate')
  async byId(@Args('id') id: number): Promise<CandidateAnswer> {
    return toAnswer(await this.candidates.byId({ id }));
  }

  @Public()
  @Mutation('apply')
  async apply(@Args('input') input: object, @Context() { request }: GraphqlContext): Promise<{ id: number }> {
    await this.limits.count('application', request);
    return this.applications.apply(input, request);
  }

  @Mutation('setCandidateStatus')
  async setStatus(
    @Args('id') id: number,
    @Args('status') status: CandidateStatus,
    @Args('note') note?: string,
  ): Promise<CandidateAnswer> {
    return toAnswer(await this.candidates.changeStatus({ id, status, note }));
  }

  @ResolveField('job')
  async job(
    @Parent() { jobId }: CandidateAnswer,
    @Context() { loaders }: GraphqlContext,
  ): Promise<JobView | null> {
    return jobId === null ? null : loaders.job.load(jobId);
  }

  @ResolveField('history')
  async history(@Parent() { id }: CandidateAnswer): Promise<object[]> {
    const entries: HistoryEntryView[] = await this.candidates.history({ id });
    return entries.map((entry) => ({ ...entry, kind: entry.kind === 'status' ? 'STATUS' : 'HIRING_STEP' }));
  }

  @ResolveField('experiences')
  experiences(@Parent() { id }: CandidateAnswer): Promise<ExperienceView[]> {
    return this.candidates.experiences({ id });
  }

  @ResolveField('education')
  education(@Parent() { id }: CandidateAnswer): Promise<EducationView[]> {
    return this.candidates.education({ id });
  }
}

function orderOf(sort: NonNullable<ListArguments['sort']>): CandidateSort {
  const [field, direction] = sort.split('_') as ['createdAt' | 'score' | 'name', 'ASC' | 'DESC'];
  return direction === 'DESC' ? `-${field}` : field;
}
