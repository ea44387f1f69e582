import { CandidatesRpc } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { jobSaved, type Service } from './fixtures.js';
import { startJobsStub } from './jobs-stub.js';

export interface ServiceWithJobs {
  service: Service;
  files: ResumeFiles;
  clock: Clock;
  stop(): Promise<void>;
}

/** The service beside a stub of the jobs service, with copies of these jobs. */
export async function startServiceWithJobs(jobIds: number[]): Promise<ServiceWithJobs> {
  const jobs = await startJobsStub();
  const service = await startTestService(AppModule, CandidatesRpc, { JOBS_RPC: jobs.address });
  for (const id of jobIds) await service.receive('job.saved', jobSaved(id));
  return {
    service,
    files: service.app.get(ResumeFiles),
    clock: service.app.get(Clock),
    stop: async () => {
      await service.stop();
      await jobs.stop();
    },
  };
}
