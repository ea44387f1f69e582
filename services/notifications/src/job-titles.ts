import { Inject, Injectable } from '@nestjs/common';
import { SYSTEM_JOBS, type CandidateView, type JobsRpc, type RpcClient } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';

/** What a vacancy is called in a message. */
@Injectable()
export class JobTitles {
  constructor(@Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>) {}

  /**
   * The candidates service keeps titles; one that it has not heard of yet, or of another vacancy, is asked for.
   * @param jobId of another vacancy than the one that was applied to
   * @returns null for the talent bank
   */
  async titleFor(candidate: CandidateView, jobId = candidate.jobId): Promise<string | null> {
    if (!jobId || jobId === SYSTEM_JOBS.talentBank) return null;
    if (jobId === candidate.jobId && candidate.jobTitle) return candidate.jobTitle;
    const [job] = await this.jobs.byIds({ ids: [jobId] });
    return job?.title ?? null;
  }
}
