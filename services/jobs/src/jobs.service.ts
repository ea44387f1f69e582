import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CandidatesClient,
  JobsRpc,
  scopesOf,
  type ById,
  type ByIds,
  type CreateJob,
  type JobAlertChoices,
  type JobCopy,
  type JobCount,
  type JobEdit,
  type JobFilter,
  type JobView,
  type UpdateJob,
} from '@araucaria/contracts';
import { Database, isStored, isoInstantSql, oncePerForm } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc, currentActor, log } from '@araucaria/platform';
import { JobChange } from './job-change.entity.js';
import { conflictError } from './job-conflict.js';
import { Job } from './job.entity.js';
import { JOB_ALERT_CHOICES_SQL, JOB_COLUMNS, JOB_LIST_SQL } from './job-list.sql.js';

@Injectable()
export class JobsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly candidates: CandidatesClient,
  ) {}

  @Rpc(JobsRpc.list)
  list({ includeInactive = false }: JobFilter): Promise<JobView[]> {
    const values = [includeInactive, limitingManagerId(), this.clock.today()];
    return this.database.read<JobView>({ name: 'job-list', text: JOB_LIST_SQL, values });
  }

  @Rpc(JobsRpc.count)
  async count(): Promise<JobCount> {
    const [count] = await this.database.read<JobCount>({
      name: 'job-count',
      text: 'select count(*)::int as jobs from job where not is_system',
    });
    return count as JobCount;
  }

  @Rpc(JobsRpc.lastEdits)
  lastEdits(): Promise<JobEdit[]> {
    return this.database.read<JobEdit>({
      name: 'job-last-edits',
      text: `select job_id as "jobId", ${isoInstantSql('max(changed_at)')} as "editedAt" from job_change group by job_id`,
    });
  }

  @Rpc(JobsRpc.alertChoices)
  async alertChoices(): Promise<JobAlertChoices> {
    const [choices] = await this.database.read<JobAlertChoices>({
      name: 'job-alert-choices',
      text: JOB_ALERT_CHOICES_SQL,
    });
    return choices as JobAlertChoices;
  }

  @Rpc(JobsRpc.byIds)
  byIds({ ids }: ByIds): Promise<JobView[]> {
    return this.database.read<JobView>({
      name: 'jobs-by-id',
      text: `select ${JOB_COLUMNS} from job where id = any($1)`,
      values: [ids],
    });
  }

  @Rpc(JobsRpc.byId)
  async byId({ id }: ById): Promise<JobView> {
    const [job] = await this.byIds({ ids: [id] });
    if (job) return job;
    const removed = await this.database.read({
      name: 'removed-job',
      text: 'select 1 from removed_job where id = $1',
      values: [id],
    });
    throw removed.length
      ? new AppError('NOT_FOUND', 'Esta vaga foi encerrada.', { closed: true })
      : new AppError('NOT_FOUND', 'Vaga não encontrada.');
  }

  @Rpc(JobsRpc.create)
  create(input: CreateJob): Promise<JobView> {
    const today = this.clock.today();
    Job.assertSalaryRange(input);
    Job.assertClosingDay(input, today);
    return this.database.transaction(async (em) => {
      const create = async () => {
        const fields = { ...Job.fieldsOf(input), isActive: input.isActive ?? true };
        const job = em.create(Job, { ...fields, isSystem: false, version: 1, createdAt: new Date() });
        await em.persist(job).flush();
        this.publishSaved(em, job, job.isOpen(today));
        return job;
      };
      const job = await oncePerForm(em, {
        kind: 'job',
        form: input,
        create,
        find: (id) => em.findOne(Job, Number(id)),
      });
      return job.toView();
    });
  }

  /** From its response on, applications are decided by the saved state. */
  @Rpc(JobsRpc.update)
  async update(input: UpdateJob): Promise<JobView> {
    const today = this.clock.today();
    const { job, copy } = await this.database.transaction(async (em) => {
      const job = await this.findForChange(em, input.id);
      job.assertOrdinary();
      const { from, isActive = job.isActive } = input;
      if (from !== undefined && from !== job.version && !isStored({ ...Job.fieldsOf(input), isActive }, job))
        throw await conflictError(em, job, from);
      const wasOpen = job.isOpen(today);
      const changed = job.edit(input, today);
      if (changed.length) JobChange.record(em, job, changed);
      return { job, copy: this.publishSaved(em, job, !wasOpen && job.isOpen(today)) };
    });
    await this.sendCopy(copy);
    return job.toView();
  }

  /** Without a response of the candidates service its copy follows by the event, or when the same is saved again. */
  private async sendCopy(copy: JobCopy): Promise<void> {
    try {
      await this.candidates.saveJobCopy(copy);
    } catch (error) {
      log.warn(
        { err: error, jobId: copy.id },
        'the candidates service will have the state of a job by its event',
      );
    }
  }

  /**
   * First closes the job in the candidates service, under a lock that applications take too: it fails if there are
   * candidates, and no application is accepted afterwards. A crash before the removal leaves a closed job, which can be
   * removed by another call.
   */
  @Rpc(JobsRpc.remove)
  async remove({ id }: ById): Promise<void> {
    const { version } = await this.database.read(async (em) => {
      const job = await this.find(em, id);
      job.assertOrdinary();
      return job;
    });
    await this.candidates.closeJobForRemoval({ id });
    const kept = await this.database.transaction(async (em) => {
      await em.execute('select 1 from job where id = ? for update', [id]);
      const job = await em.findOne(Job, id);
      if (!job) return undefined;
      // An edit may have opened it since it was closed.
      if (job.version !== version) return this.publishSaved(em, job, false);
      await this.removeRow(em, job);
      return undefined;
    });
    if (!kept) return;
    await this.sendCopy(kept);
    throw new AppError('CHANGED_MEANWHILE', 'Outra pessoa alterou esta vaga.');
  }

  /** Removes all jobs except the reserved ones and those that have received an application since the stage before. */
  async clean(em: EntityManager, runId: string): Promise<void> {
    let jobs = 0;
    for (const job of await em.find(Job, { isSystem: false }, { orderBy: { id: 'asc' } })) {
      if (!(await this.closeForRemoval(job.id))) continue;
      await this.removeRow(em, job);
      jobs += 1;
    }
    this.outbox.add(em, 'cleaning.finished', { runId, service: 'jobs', counts: { jobs } });
  }

  /** False if the job has applications. */
  private async closeForRemoval(id: number): Promise<boolean> {
    try {
      await this.candidates.closeJobForRemoval({ id });
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'JOB_HAS_CANDIDATES') return false;
      throw error;
    }
  }

  private async removeRow(em: EntityManager, job: Job): Promise<void> {
    em.remove(job);
    await em.execute('insert into removed_job (id) values (?) on conflict do nothing', [job.id]);
    this.outbox.add(em, 'job.removed', { jobId: job.id });
  }

  private async find(em: EntityManager, id: number): Promise<Job> {
    const job = await em.findOne(Job, id);
    if (!job) throw new AppError('NOT_FOUND', 'Vaga não encontrada.');
    return job;
  }

  private async findForChange(em: EntityManager, id: number): Promise<Job> {
    await em.execute('select 1 from job where id = ? for update', [id]);
    return this.find(em, id);
  }

  private publishSaved(em: EntityManager, job: Job, opened: boolean): JobCopy {
    const { id, title, department, isActive, closesOn = null } = job;
    const fields = { title, department, isActive, closesOn };
    const occurredAt = this.outbox.add(em, 'job.saved', { jobId: id, ...fields, opened });
    return { id, ...fields, occurredAt: occurredAt.toISOString() };
  }
}

/** The acting user, if they may see closed jobs only where they are the manager; null: no such limit. */
function limitingManagerId(): number | null {
  const actor = currentActor();
  if (!actor) return null;
  const scopes = scopesOf(actor, 'jobs.read');
  return scopes.has('managed-jobs') && !scopes.has('all') ? actor.id : null;
}
