import { Inject, Injectable } from '@nestjs/common';
import type {
  CandidateView,
  CandidatesRpc,
  InterviewView,
  InterviewsRpc,
  JobView,
  RpcClient,
  SearchCandidates,
} from '@araucaria/contracts';
import { AppError, rpcToken } from '@araucaria/platform';
import { LoaderFactory } from '../graphql/loaders.js';
import { toResponse, type CandidateResponse } from './candidate-response.js';

export const DATE_KINDS = ['registration', 'interview'] as const;
type DateKind = (typeof DATE_KINDS)[number];

export type SearchConditions = Pick<
  SearchCandidates,
  'status' | 'job' | 'search' | 'startDate' | 'endDate' | 'eligible'
> & { dateFilter?: string };

export type FoundCandidate = CandidateResponse & { job: JobView | null; interviews: InterviewView[] };

/** Candidates as the scheduling calendar looks for them: also by the days of their interviews, which another service holds. */
@Injectable()
export class CandidateSearch {
  constructor(
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    @Inject(rpcToken('interviews')) private readonly interviews: RpcClient<typeof InterviewsRpc>,
    private readonly loaders: LoaderFactory,
  ) {}

  async find({ dateFilter, ...conditions }: SearchConditions): Promise<CandidateView[]> {
    const { startDate, endDate, ...others } = conditions;
    if (kindOf(dateFilter) === 'registration' || (!startDate && !endDate))
      return this.candidates.search(conditions);
    const interviews = await this.interviews.list({ startDate, endDate });
    const ids = [...new Set(interviews.map(({ candidateId }) => candidateId))];
    return this.candidates.search({ ...others, ids });
  }

  async findWithDetails(conditions: SearchConditions): Promise<FoundCandidate[]> {
    const found = await this.find(conditions);
    const loaders = this.loaders.create();
    return Promise.all(
      found.map(async (candidate) => ({
        ...toResponse(candidate),
        job: candidate.jobId === null ? null : await loaders.job.load(candidate.jobId),
        interviews: await loaders.interviewsOf.load(candidate.id),
      })),
    );
  }
}

function kindOf(dateFilter = 'registration'): DateKind {
  const kind = DATE_KINDS.find((word) => word === dateFilter);
  if (!kind) throw AppError.invalid([{ field: 'dateFilter', message: 'Tipo de data desconhecido' }]);
  return kind;
}
