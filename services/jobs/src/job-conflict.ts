import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobConflict, JobField, JobFieldChange } from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import { JobChange } from './job-change.entity.js';
import type { Job } from './job.entity.js';

/** `CHANGED_MEANWHILE` for an edit of version `from`, with the current values and the last edit of each field since. */
export async function conflictError(em: EntityManager, job: Job, from: number): Promise<AppError> {
  const edits = await em.find(
    JobChange,
    { jobId: job.id, version: { $gt: from } },
    { orderBy: { version: 'asc' } },
  );
  const byField = new Map<JobField, JobFieldChange>();
  for (const { fields, actorName, changedAt } of edits)
    for (const field of fields)
      byField.set(field, { field, changedBy: actorName ?? null, changedAt: changedAt.toISOString() });
  const last = edits.at(-1);
  const details: JobConflict = {
    current: job.toView(),
    changes: [...byField.values()],
    changedBy: last?.actorName ?? null,
    changedAt: last?.changedAt.toISOString() ?? null,
  };
  return new AppError('CHANGED_MEANWHILE', 'Esta vaga foi alterada por outra pessoa.', { ...details });
}
