import { Inject, Injectable } from '@nestjs/common';
import type { JobView, JobsRpc, RpcClient } from '@araucaria/contracts';
import { AppError, currentActor, rpcToken } from '@araucaria/platform';

/** Jobs as the acting person may see them: closed ones are for administrators. */
@Injectable()
export class VisibleJobs {
  constructor(@Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>) {}

  list(): Promise<JobView[]> {
    return this.jobs.list({ includeInactive: currentActor()?.isAdmin ?? false });
  }

  /** Reserved openings too: banners and links show their titles. */
  async byId(id: number): Promise<JobView> {
    const job = await this.jobs.byId({ id });
    if (!job.isActive && !job.isSystem && !currentActor()?.isAdmin)
      throw new AppError('NOT_FOUND', 'Esta vaga foi encerrada.', { closed: true });
    return job;
  }
}
