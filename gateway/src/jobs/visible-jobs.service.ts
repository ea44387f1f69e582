import { Injectable } from '@nestjs/common';
import { JobsClient, isJobOpen, isPermitted, scopesOf, type JobView } from '@araucaria/contracts';
import { AppError, Clock, currentActor } from '@araucaria/platform';
import { similarJobs } from './similar-jobs.js';

/** Jobs that the acting user may see: closed ones only with the permission `jobs.read`. */
@Injectable()
export class VisibleJobsService {
  constructor(
    private readonly jobs: JobsClient,
    private readonly clock: Clock,
  ) {}

  list(): Promise<JobView[]> {
    return this.jobs.list({ includeInactive: this.seesClosedJobs() });
  }

  /** Also returns the reserved openings, whose titles banners and links show. */
  async byId(id: number): Promise<JobView> {
    const job = await this.jobs.byId({ id });
    const isOpen = job.isSystem || isJobOpen(job, this.clock.today());
    if (!isOpen && !(await this.seesClosedJob(id)))
      throw new AppError('NOT_FOUND', 'Esta vaga foi encerrada.', { closed: true });
    return job;
  }

  async similar(id: number): Promise<JobView[]> {
    const jobs = await this.list();
    const job = jobs.find((each) => each.id === id);
    return job ? similarJobs(job, jobs, this.clock.today()) : [];
  }

  /** The jobs service limits the list to the jobs that a manager may see. */
  private seesClosedJobs(): boolean {
    const actor = currentActor();
    return actor !== undefined && isPermitted(actor, 'jobs.read');
  }

  private async seesClosedJob(id: number): Promise<boolean> {
    const actor = currentActor();
    if (!actor) return false;
    const scopes = scopesOf(actor, 'jobs.read');
    if (scopes.has('all') || !scopes.size) return scopes.has('all');
    return (await this.jobs.managedBy({ id: actor.id })).includes(id);
  }
}
