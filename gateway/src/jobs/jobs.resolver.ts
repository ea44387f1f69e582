import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { JobView, JobsRpc, RpcClient, SaveJob } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { AdminOnly, Public } from '../session/access.js';
import { VisibleJobs } from './visible-jobs.js';

@AdminOnly()
@Resolver('Job')
export class JobsResolver {
  constructor(
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
    private readonly visible: VisibleJobs,
  ) {}

  @Public()
  @Query('jobs')
  list(): Promise<JobView[]> {
    return this.visible.list();
  }

  @Public()
  @Query('job')
  byId(@Args('id') id: number): Promise<JobView> {
    return this.visible.byId(id);
  }

  @Mutation('createJob')
  create(@Args('input') input: SaveJob): Promise<JobView> {
    return this.jobs.create(input);
  }

  @Mutation('updateJob')
  update(@Args('id') id: number, @Args('input') input: SaveJob): Promise<JobView> {
    return this.jobs.update({ ...input, id });
  }

  @Mutation('deleteJob')
  async remove(@Args('id') id: number): Promise<true> {
    await this.jobs.remove({ id });
    return true;
  }
}
