import { Controller } from '@nestjs/common';
import { JobsRpc, type ById, type ByIds, type JobView } from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { startServiceStub, type ServiceStub } from '@araucaria/testing/service';

/** Ids of the jobs that the stub reports as closed. All others are open. */
export const closedJobs = new Set<number>();
/** Departments and places that differ from those of all other jobs. */
export const jobFields = new Map<number, { department: string; location: string }>();

const jobOf = (id: number) =>
  ({
    id,
    title: `Vaga ${id}`,
    department: 'Engenharia',
    location: 'Curitiba',
    ...jobFields.get(id),
    isActive: !closedJobs.has(id),
    isSystem: false,
  }) as JobView;

/** Ids of the jobs that were asked for one by one. */
export const requestedJobs: number[] = [];

@Controller()
class JobsStub {
  @Rpc(JobsRpc.byId)
  byId({ id }: ById) {
    requestedJobs.push(id);
    return jobOf(id);
  }

  @Rpc(JobsRpc.byIds)
  byIds({ ids }: ByIds) {
    return ids.map(jobOf);
  }
}

/**
 * Serves the calls of the jobs service that this service makes, over real TCP.
 */
export const startJobsStub = (): Promise<ServiceStub> => startServiceStub(JobsStub);
