import { Injectable } from '@nestjs/common';
import { IsOptional } from 'class-validator';
import {
  CandidatesClient,
  InterviewsClient,
  OneOf,
  SearchCandidates,
  type CandidateView,
  type InterviewView,
  type JobView,
} from '@araucaria/contracts';
import { validateInput } from '@araucaria/platform';
import { LoaderFactory } from '../graphql/loaders.js';
import { toResponse, type CandidateResponse } from './candidate-response.js';

const DATE_KINDS = ['registration', 'interview'] as const;
type DateKind = (typeof DATE_KINDS)[number];

export class SearchConditions extends SearchCandidates {
  /** What `startDate` and `endDate` are days of: the application, or an interview. @default registration */
  @IsOptional() @OneOf(DATE_KINDS, 'Tipo de data desconhecido') dateFilter?: DateKind;
}

export type FoundCandidate = CandidateResponse & { job: JobView | null; interviews: InterviewView[] };

/** The search of the scheduling calendar: also by the days of interviews, which another service holds. */
@Injectable()
export class CandidateSearchService {
  constructor(
    private readonly candidates: CandidatesClient,
    private readonly interviews: InterviewsClient,
    private readonly loaders: LoaderFactory,
  ) {}

  /** @throws {AppError} `VALIDATION_FAILED` */
  async find(input: unknown): Promise<CandidateView[]> {
    const { dateFilter, ...conditions } = await validateInput(SearchConditions, input);
    const { startDate, endDate, ...others } = conditions;
    if (dateFilter !== 'interview' || (!startDate && !endDate)) return this.candidates.search(conditions);
    const ids = await this.interviews.candidateIds({ startDate, endDate });
    return this.candidates.search({ ...others, ids });
  }

  async findWithDetails(input: unknown): Promise<FoundCandidate[]> {
    const found = await this.find(input);
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
