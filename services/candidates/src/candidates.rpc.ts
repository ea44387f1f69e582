import { Controller } from '@nestjs/common';
import { CandidatesRpc, type Application, type ById, type JobCopy } from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { ApplicationsService } from './apply/applications.service.js';
import { JobRefsService } from './jobs/job-refs.service.js';

@Controller()
export class CandidatesRpcController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly jobRefs: JobRefsService,
  ) {}

  @Rpc(CandidatesRpc.apply)
  apply(input: Application) {
    return this.applications.apply(input);
  }

  @Rpc(CandidatesRpc.saveJobCopy)
  saveJobCopy(copy: JobCopy) {
    return this.jobRefs.saveNow(copy);
  }

  @Rpc(CandidatesRpc.closeJobForRemoval)
  closeJobForRemoval({ id }: ById) {
    return this.jobRefs.closeForRemoval(id);
  }
}
