import { Inject, Injectable } from '@nestjs/common';
import { SYSTEM_JOBS } from '@araucaria/contracts';
import type { CandidateView, CandidatesRpc, JobsRpc, RpcClient } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import type { Delivery } from './delivery.entity.js';
import { OutOfDate } from './out-of-date.js';

/** Whom messages are about, as they are at the time of writing. */
@Injectable()
export class Candidates {
  constructor(
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
  ) {}

  /** @throws {OutOfDate} when there is none any more */
  async of({ candidateId }: Pick<Delivery, 'candidateId'>): Promise<CandidateView> {
    const [candidate] = candidateId ? await this.candidates.byIds({ ids: [candidateId] }) : [];
    if (!candidate) throw new OutOfDate('O candidato não existe mais.');
    return candidate;
  }

  byIds(ids: number[]): Promise<CandidateView[]> {
    return this.candidates.byIds({ ids: [...new Set(ids)] });
  }

  /**
   * The candidates service keeps titles; one that it has not heard of yet, or of another job, is asked for.
   * @param jobId of another job than the one that was applied to
   * @returns null for the talent bank
   */
  async titleFor(candidate: CandidateView, jobId = candidate.jobId): Promise<string | null> {
    if (!jobId || jobId === SYSTEM_JOBS.talentBank) return null;
    if (jobId === candidate.jobId && candidate.jobTitle) return candidate.jobTitle;
    const [job] = await this.jobs.byIds({ ids: [jobId] });
    return job?.title ?? null;
  }
}
