import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { SaveJob } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { bool, log, readConfig } from '@araucaria/platform';
import { DEMO_JOBS } from './demo-jobs.js';
import { Job } from './job.entity.js';
import { JobsService } from './jobs.service.js';

/** Writes demo jobs into an empty service if `SEED_DEMO` is set. */
@Injectable()
export class JobsSeed implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!readConfig({ SEED_DEMO: bool({ default: false }) }).SEED_DEMO) return;
    const existing = await this.database.read((em) => em.count(Job, { isSystem: false }));
    if (existing) return;
    for (const job of DEMO_JOBS satisfies SaveJob[]) await this.jobs.create(job);
    log.info({ jobs: DEMO_JOBS.length }, 'demo jobs written');
  }
}
