import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CandidatesRpc,
  MAX_JOB_ALERTS,
  type AddJobAlert,
  type ByLinkToken,
  type ByUuid,
  type JobAlertView,
  type JobDigest,
  type RemoveJobAlert,
} from '@araucaria/contracts';
import { Database, isoInstantSql } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc } from '@araucaria/platform';
import { latestApplicationOf, lockPerson } from '../records/person-lock.js';
import { personOfToken, unsubscribeToken } from './unsubscribe-token.js';

const ALERT_COLUMNS = `a.id, nullif(a.department, '') as department, nullif(a.location, '') as location,
  ${isoInstantSql('a.created_at')} as "createdAt"`;

/** Job alerts of persons: about which jobs they want e-mails. `JobDigestsService` requests these e-mails. */
@Injectable()
export class JobAlertsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  ofPerson(personId: number): Promise<JobAlertView[]> {
    return this.database.read<JobAlertView>({
      name: 'job-alerts-of-person',
      text: `select ${ALERT_COLUMNS} from job_alert a where a.person_id = $1 order by a.id`,
      values: [personId],
    });
  }

  /** Those of the person of an application, for an export. */
  ofCandidate(candidateId: number): Promise<JobAlertView[]> {
    return this.database.read<JobAlertView>({
      name: 'job-alerts-of-candidate',
      text: `select ${ALERT_COLUMNS} from candidate c join job_alert a using (person_id) where c.id = $1 order by a.id`,
      values: [candidateId],
    });
  }

  @Rpc(CandidatesRpc.addJobAlert)
  add({ personId, department = '', location = '' }: AddJobAlert): Promise<{ id: number }> {
    return this.database.transaction(async (em) => {
      await lockPerson(em, personId);
      const alerts = await em.execute<Array<{ id: number; isSame: boolean }>>(
        'select id, (department, location) = (?, ?) as "isSame" from job_alert where person_id = ?',
        [department, location, personId],
      );
      const same = alerts.find(({ isSame }) => isSame);
      if (same) return { id: same.id };
      if (alerts.length >= MAX_JOB_ALERTS)
        throw new AppError('VALIDATION_FAILED', `Crie no máximo ${MAX_JOB_ALERTS} alertas.`);
      const [added] = await em.execute<Array<{ id: number }>>(
        'insert into job_alert (person_id, department, location, created_at) values (?, ?, ?, ?) returning id',
        [personId, department, location, this.clock.now()],
      );
      await this.recordChange(em, personId);
      return added as { id: number };
    });
  }

  @Rpc(CandidatesRpc.removeJobAlert)
  async remove({ personId, id }: RemoveJobAlert): Promise<void> {
    await this.removeWhere(personId, 'and id = ?', [id]);
  }

  /** @throws {AppError} `LINK_GONE` for a token that was not issued here */
  @Rpc(CandidatesRpc.endJobAlerts)
  async endAll({ token }: ByLinkToken): Promise<void> {
    const personId = personOfToken(token, await this.signingKey());
    if (personId === undefined) throw new AppError('LINK_GONE', 'Este link está incompleto ou não é válido.');
    await this.removeWhere(personId);
  }

  /** @throws {AppError} `NOT_FOUND` for a digest that was deleted, or whose person has no alerts any more */
  @Rpc(CandidatesRpc.jobDigest)
  async digest({ id }: ByUuid): Promise<JobDigest> {
    const [digest] = await this.database.read<Omit<JobDigest, 'unsubscribeToken'> & { personId: number }>({
      name: 'job-digest',
      text: `select p.id as "personId", p.email, p.first_name as "firstName", d.job_ids as "jobIds"
       from job_digest d join person p on p.id = d.person_id
       where d.id = $1 and exists (select from job_alert a where a.person_id = p.id)`,
      values: [id],
    });
    if (!digest) throw new AppError('NOT_FOUND', 'Os alertas de vagas foram cancelados.');
    const { personId, ...rest } = digest;
    return { ...rest, unsubscribeToken: unsubscribeToken(personId, await this.signingKey()) };
  }

  private removeWhere(personId: number, condition = '', values: unknown[] = []): Promise<void> {
    return this.database.transaction(async (em) => {
      const removed = await em.execute(
        `delete from job_alert where person_id = ? ${condition} returning id`,
        [personId, ...values],
      );
      if (removed.length) await this.recordChange(em, personId);
    });
  }

  private async recordChange(em: EntityManager, personId: number): Promise<void> {
    const subjectId = await latestApplicationOf(em, personId);
    this.outbox.audit(em, { action: 'candidate.job-alerts-changed', subject: 'candidate', subjectId });
  }

  private async signingKey(): Promise<Buffer> {
    const [row] = await this.database.read<{ key: Buffer }>({
      name: 'unsubscribe-key',
      text: 'select key from unsubscribe_key',
    });
    if (!row) throw new Error('there is no key for tokens that end job alerts');
    return row.key;
  }
}
