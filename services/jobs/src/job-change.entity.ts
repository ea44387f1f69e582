import { defineEntity, p, type EntityManager } from '@mikro-orm/core';
import type { JobField } from '@araucaria/contracts';
import { currentActor } from '@araucaria/platform';
import type { Job } from './job.entity.js';

const schema = defineEntity({
  name: 'JobChange',
  tableName: 'job_change',
  properties: {
    jobId: p.integer().primary(),
    /** The version of the job that this edit made. */
    version: p.integer().primary(),
    fields: p.array().$type<JobField[]>(),
    actorId: p.integer().nullable(),
    /** User name at that time; null: the system. */
    actorName: p.text().nullable(),
    changedAt: p.datetime(),
  },
});

/** One edit of a job: which fields, by whom and when. */
export class JobChange extends schema.class {
  static record(em: EntityManager, { id, version }: Job, fields: JobField[]): void {
    const actor = currentActor();
    const by = { actorId: actor?.id ?? null, actorName: actor?.username ?? null };
    em.create(JobChange, { jobId: id, version, fields, ...by, changedAt: new Date() }, { persist: true });
  }
}
schema.setClass(JobChange);
