import { Inject, Injectable } from '@nestjs/common';
import type { JobView, JobsRpc, RpcClient } from '@araucaria/contracts';
import { AppError, currentActor, rpcToken } from '@araucaria/platform';

/** Jobs that the acting user may see: closed ones only for administrators. */
@Injectable()
export class VisibleJobsService {
  constructor(@Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>) {}

  list(): Promise<JobView[]> {
    return this.jobs.list({ includeInactive: currentActor()?.isAdmin ?? false });
  }

  /** Also returns the reserved openings, whose titles banners and links show. */
  async byId(id: number): Promise<JobView> {
    const job = await this.jobs.byId({ id });
    if (!job.isActive && !job.isSystem && !currentActor()?.isAdmin)
      throw new AppError('NOT_FOUND', 'Esta vaga foi encerrada.', { closed: true });
    return job;
  }
}
