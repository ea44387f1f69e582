import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type {
  CandidateCounts,
  CandidateFilter,
  CandidateSort,
  CandidatesRpc,
  DeliveryView,
  EducationView,
  ExperienceView,
  InterviewView,
  JobView,
  ListCandidates,
  Pagination,
  ResumeAccessView,
  RpcClient,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import { RateLimits } from '../http/rate-limits.js';
import { AdminOnly, Public } from '../session/access.js';
import { ApplicationsService } from './applications.service.js';
import { toResponse, type CandidateResponse } from './candidate-response.js';
import { CandidateSearch, type SearchConditions } from './candidate-search.js';

interface ListArguments {
  page: number;
  limit: number;
  filter?: Pick<ListCandidates, 'status' | 'search' | 'startDate' | 'endDate'> & { job?: string };
  sort?: `${'createdAt' | 'score' | 'name'}_${'ASC' | 'DESC'}`;
}

type IdsArguments = Omit<ListArguments, 'page'> & { offset: number };

@AdminOnly()
@Resolver('Candidate')
export class CandidatesResolver {
  constructor(
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    private readonly applications: ApplicationsService,
    private readonly limits: RateLimits,
    private readonly found: CandidateSearch,
  ) {}

  @Query('candidates')
  async list(
    @Args() { page, limit, filter, sort }: ListArguments,
  ): Promise<{ candidates: CandidateResponse[]; pagination: Pagination }> {
    // The service reads the job out of text, as from an address.
    const conditions = filter as ListCandidates | undefined;
    const found = await this.candidates.list({ ...conditions, page, limit, sort: sort && orderOf(sort) });
    return { candidates: found.candidates.map(toResponse), pagination: found.pagination };
  }

  @Query('candidateIds')
  ids(@Args() { filter, sort, offset, limit }: IdsArguments): Promise<number[]> {
    const conditions = filter as CandidateFilter | undefined;
    return this.candidates.orderedIds({ ...conditions, offset, limit, sort: sort && orderOf(sort) });
  }

  @Query('searchCandidates')
  async search(@Args('filter') filter?: SearchConditions): Promise<CandidateResponse[]> {
    return (await this.found.find({ ...filter })).map(toResponse);
  }

  @Query('approvedCandidates')
  async approved(): Promise<CandidateResponse[]> {
    return (await this.candidates.approved()).map(toResponse);
  }

  @Query('candidateCounts')
  counts(): Promise<CandidateCounts> {
    return this.candidates.counts();
  }

  @Query('candidate')
  async byId(@Args('id') id: number): Promise<CandidateResponse> {
    return toResponse(await this.candidates.byId({ id }));
  }

  @Public()
  @Mutation('apply')
  async apply(@Args('input') input: object, @Context() { request }: GraphqlContext): Promise<{ id: number }> {
    await this.limits.count('application', request);
    return this.applications.apply(input, request);
  }

  @ResolveField('job')
  async job(
    @Parent() { jobId }: CandidateResponse,
    @Context() { loaders }: GraphqlContext,
  ): Promise<JobView | null> {
    return jobId === null ? null : loaders.job.load(jobId);
  }

  @ResolveField('history')
  async history(
    @Parent() { id }: CandidateResponse,
    @Context() { loaders }: GraphqlContext,
  ): Promise<object[]> {
    const entries = await loaders.historyOf.load(id);
    return entries.map((entry) => ({ ...entry, kind: entry.kind === 'status' ? 'STATUS' : 'HIRING_STEP' }));
  }

  @ResolveField('experiences')
  experiences(
    @Parent() { id }: CandidateResponse,
    @Context() { loaders }: GraphqlContext,
  ): Promise<ExperienceView[]> {
    return loaders.experiencesOf.load(id);
  }

  @ResolveField('education')
  education(
    @Parent() { id }: CandidateResponse,
    @Context() { loaders }: GraphqlContext,
  ): Promise<EducationView[]> {
    return loaders.educationOf.load(id);
  }

  @ResolveField('interviews')
  interviews(
    @Parent() { id }: CandidateResponse,
    @Context() { loaders }: GraphqlContext,
  ): Promise<InterviewView[]> {
    return loaders.interviewsOf.load(id);
  }

  @ResolveField('deliveries')
  deliveries(
    @Parent() { id }: CandidateResponse,
    @Context() { loaders }: GraphqlContext,
  ): Promise<DeliveryView[]> {
    return loaders.deliveriesOf.load(id);
  }

  @ResolveField('resumeAccesses')
  resumeAccesses(
    @Parent() { id }: CandidateResponse,
    @Context() { loaders }: GraphqlContext,
  ): Promise<ResumeAccessView[]> {
    return loaders.resumeAccessesOf.load(id);
  }

  @ResolveField('resumeNotices')
  async resumeNotices(
    @Parent() { id }: CandidateResponse,
    @Context() { loaders }: GraphqlContext,
  ): Promise<string[] | null> {
    const [reading] = await loaders.resumeNoticesOf.load(id);
    return reading?.notices.map((notice) => notice.toUpperCase().replace('-', '_')) ?? null;
  }
}

function orderOf(sort: NonNullable<ListArguments['sort']>): CandidateSort {
  const [field, direction] = sort.split('_') as ['createdAt' | 'score' | 'name', 'ASC' | 'DESC'];
  return direction === 'DESC' ? `-${field}` : field;
}
