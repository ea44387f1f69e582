import { Injectable } from '@nestjs/common';
import {
  JobsRpc,
  mergeUserIds,
  type ById,
  type ByIds,
  type JobManagersView,
  type SetJobManagers,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Rpc } from '@araucaria/platform';
import { Job } from './job.entity.js';

/** The users who manage jobs. The roles of these users decide what they may do with their jobs. */
@Injectable()
export class JobManagersService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  @Rpc(JobsRpc.managers)
  of({ ids }: ByIds): Promise<JobManagersView[]> {
    return this.database.read<JobManagersView>({
      name: 'job-managers',
      text: `select job_id as "jobId", array_agg(user_id order by user_id) as "managerIds"
       from job_manager where job_id = any($1) group by job_id`,
      values: [ids],
    });
  }

  @Rpc(JobsRpc.managedBy)
  async jobsOf({ id }: ById): Promise<number[]> {
    const rows = await this.database.read<{ id: number }>({
      name: 'managed-jobs',
      text: 'select job_id as id from job_manager where user_id = $1 order by job_id',
      values: [id],
    });
    return rows.map(({ id }) => id);
  }

  @Rpc(JobsRpc.setManagers)
  set({ id, managerIds, basedOn }: SetJobManagers): Promise<JobManagersView> {
    return this.database.transaction(async (em) => {
      await em.execute('select 1 from job where id = ? for update', [id]);
      const job = await em.findOne(Job, id);
      if (!job) throw new AppError('NOT_FOUND', 'Vaga não encontrada.');
      job.assertOrdinary();
      const stored = await em.execute<Array<{ userId: number }>>(
        'delete from job_manager where job_id = ? returning user_id as "userId"',
        [id],
      );
      const current = stored.map(({ userId }) => userId);
      const sorted = mergeUserIds(current, { chosen: managerIds, basedOn });
      await em.execute('insert into job_manager (job_id, user_id) select ?::int, unnest(?::int[])', [
        id,
        `{${sorted.join()}}`,
      ]);
      const details = { managers: sorted.join(' ') };
      this.outbox.audit(em, { action: 'job.managers-changed', subject: 'job', subjectId: id, details });
      return { jobId: id, managerIds: sorted };
    });
  }
}
