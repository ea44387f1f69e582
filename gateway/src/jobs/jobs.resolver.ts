import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { JobView, SaveJob } from '@araucaria/contracts';
import { AdminOnly, Public } from '../session/access.js';
import { JobCommands } from './job-commands.js';
import { VisibleJobs } from './visible-jobs.js';

@AdminOnly()
@Resolver('Job')
export class JobsResolver {
  constructor(
    private readonly changes: JobCommands,
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
    return this.changes.create(input);
  }

  @Mutation('updateJob')
  update(
    @Args('id') id: number,
    @Args('input') input: SaveJob,
    @Args('from') from?: number,
  ): Promise<JobView> {
    return this.changes.update(id, { ...input, from });
  }

  @Mutation('deleteJob')
  async remove(@Args('id') id: number): Promise<true> {
    await this.changes.remove(id);
    return true;
  }
}
