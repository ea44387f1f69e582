import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { JobView } from '@araucaria/contracts';
import type { ArgsOf, RootResolvers } from '../graphql/resolver-types.js';
import { Public, Requires } from '../sessions/access.js';
import { JobCommandsService } from './job-commands.service.js';
import { VisibleJobsService } from './visible-jobs.service.js';

type Fields = 'jobs' | 'job' | 'similarJobs' | 'createJob' | 'updateJob' | 'setJobManagers' | 'deleteJob';

@Requires('jobs.manage')
@Resolver()
export class JobsResolver implements RootResolvers<Fields> {
  constructor(
    private readonly commands: JobCommandsService,
    private readonly visibleJobs: VisibleJobsService,
  ) {}

  @Public()
  @Query()
  jobs(): Promise<JobView[]> {
    return this.visibleJobs.list();
  }

  @Public()
  @Query()
  job(@Args() { id }: ArgsOf<'job'>): Promise<JobView> {
    return this.visibleJobs.byId(id);
  }

  @Public()
  @Query()
  similarJobs(@Args() { id }: ArgsOf<'similarJobs'>): Promise<JobView[]> {
    return this.visibleJobs.similar(id);
  }

  @Mutation()
  createJob(@Args() { input, formKey }: ArgsOf<'createJob'>): Promise<JobView> {
    return this.commands.create({ ...input, formKey });
  }

  @Mutation()
  updateJob(@Args() { id, input, from }: ArgsOf<'updateJob'>): Promise<JobView> {
    return this.commands.update(id, { ...input, from });
  }

  @Mutation()
  async setJobManagers(@Args() choice: ArgsOf<'setJobManagers'>): Promise<JobView> {
    await this.commands.setManagers(choice);
    return this.visibleJobs.byId(choice.id);
  }

  @Mutation()
  async deleteJob(@Args() { id }: ArgsOf<'deleteJob'>): Promise<true> {
    await this.commands.remove(id);
    return true;
  }
}
