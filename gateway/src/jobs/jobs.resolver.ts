import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Public, Requires } from '../sessions/access.js';
import { JobCommandsService } from './job-commands.service.js';
import { VisibleJobsService } from './visible-jobs.service.js';

@Requires('jobs.manage')
@Resolver()
export class JobsResolver implements RootResolvers<JobsResolver> {
  constructor(
    private readonly commands: JobCommandsService,
    private readonly visibleJobs: VisibleJobsService,
  ) {}

  @Public()
  @Query()
  jobs() {
    return this.visibleJobs.list();
  }

  @Public()
  @Query()
  job(@Args() { id }: ArgsOf<'job'>) {
    return this.visibleJobs.byId(id);
  }

  @Public()
  @Query()
  similarJobs(@Args() { id }: ArgsOf<'similarJobs'>) {
    return this.visibleJobs.similar(id);
  }

  @Mutation()
  createJob(@Args() { input, formKey }: ArgsOf<'createJob'>) {
    return this.commands.create({ ...input, formKey });
  }

  @Mutation()
  updateJob(@Args() { id, input, from }: ArgsOf<'updateJob'>) {
    return this.commands.update(id, { ...input, from });
  }

  @Mutation()
  async setJobManagers(@Args() choice: ArgsOf<'setJobManagers'>) {
    await this.commands.setManagers(choice);
    return this.visibleJobs.byId(choice.id);
  }

  @Mutation()
  async deleteJob(@Args() { id }: ArgsOf<'deleteJob'>) {
    await this.commands.remove(id);
    return true;
  }
}
