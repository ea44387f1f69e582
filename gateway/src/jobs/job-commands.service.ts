import { Injectable } from '@nestjs/common';
import {
  JobsClient,
  type CreateJob,
  type JobManagersView,
  type JobView,
  type RpcInput,
  type SetJobManagers,
  type Unvalidated,
  type UpdateJob,
} from '@araucaria/contracts';
import { JobEventsService } from './job-events.service.js';

/** Changes jobs. The caches of this replica are cleared at once, so that the next response shows the change. */
@Injectable()
export class JobCommandsService {
  constructor(
    private readonly jobs: JobsClient,
    private readonly events: JobEventsService,
  ) {}

  create(input: RpcInput<CreateJob> | Unvalidated): Promise<JobView> {
    return this.notifying(this.jobs.create(input));
  }

  /** @param input `from` is the version that was edited; `CHANGED_MEANWHILE` if the job has another one */
  update(id: number, input: RpcInput<Omit<UpdateJob, 'id'>> | Unvalidated): Promise<JobView> {
    return this.notifying(this.jobs.update({ ...input, id }));
  }

  /** The public caches hold no managers. */
  setManagers(choice: RpcInput<SetJobManagers>): Promise<JobManagersView> {
    return this.jobs.setManagers(choice);
  }

  remove(id: number): Promise<void> {
    return this.notifying(this.jobs.remove({ id }));
  }

  private notifying<T>(change: Promise<T>): Promise<T> {
    return change.finally(() => this.events.notify());
  }
}
