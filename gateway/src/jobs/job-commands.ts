import { Inject, Injectable } from '@nestjs/common';
import type {
  JobView,
  JobsRpc,
  RpcClient,
  RpcInput,
  SaveJob,
  Unvalidated,
  UpdateJob,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { JobEvents } from './job-events.js';

/** What administrators do to jobs; whoever did it sees it at once, without waiting for the event. */
@Injectable()
export class JobCommands {
  constructor(
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
    private readonly news: JobEvents,
  ) {}

  create(input: RpcInput<SaveJob> | Unvalidated): Promise<JobView> {
    return this.changing(this.jobs.create(input));
  }

  /** @param input with `from`, the version that was edited: refused if the job has another one by now */
  update(id: number, input: RpcInput<Omit<UpdateJob, 'id'>> | Unvalidated): Promise<JobView> {
    return this.changing(this.jobs.update({ ...input, id }));
  }

  remove(id: number): Promise<void> {
    return this.changing(this.jobs.remove({ id }));
  }

  private changing<T>(change: Promise<T>): Promise<T> {
    return change.finally(() => this.news.tell());
  }
}
