import { Injectable } from '@nestjs/common';
import {
  CandidatesRpc,
  PROFILE_FIELDS,
  type AddResume,
  type ConfirmResume,
  type DiscardResume,
  type NewResumeRecord,
} from '@araucaria/contracts';
import { Database, isoInstantSql } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc } from '@araucaria/platform';
import { latestApplicationOf, lockPerson } from '../records/person-lock.js';
import { announceRename } from '../records/rename.js';
import { takeRecords } from '../records/person-records.js';
import { ResumeDeletionService } from '../records/resume-deletion.service.js';

/**
 * Résumés that persons send in the candidate's area. A file changes nothing before its person confirms it; then further
 * applications are sent with it. Deleting a row queues its file for deletion, which an application that uses it prevents.
 */
@Injectable()
export class NewResumesService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly deletions: ResumeDeletionService,
    private readonly clock: Clock,
  ) {}

  @Rpc(CandidatesRpc.addResume)
  async add({ personId, key, filename }: AddResume): Promise<{ id: number }> {
    const added = await this.database.transaction(async (em) => {
      await lockPerson(em, personId);
      await em.execute('delete from person_resume where person_id = ? and confirmed_at is null', [personId]);
      const [row] = await em.execute<Array<{ id: number }>>(
        `insert into person_resume (person_id, resume_key, filename, uploaded_at) values (?, ?, ?, ?) returning id`,
        [personId, key, filename, this.clock.now()],
      );
      return row as { id: number };
    });
    this.deletions.processQueue();
    return added;
  }

  /** @throws {AppError} `NOT_FOUND` unless the file waits for its confirmation; as {@link takeRecords} */
  @Rpc(CandidatesRpc.confirmResume)
  async confirm({ personId, id, profile = {}, ...records }: ConfirmResume): Promise<void> {
    await this.database.transaction(async (em) => {
      const person = await lockPerson(em, personId);
      const waiting = await em.execute(
        'select from person_resume where id = ? and person_id = ? and confirmed_at is null',
        [id, personId],
      );
      if (!waiting.length)
        throw new AppError('NOT_FOUND', 'Este arquivo não está mais aqui. Envie o currículo novamente.');
      await em.execute('delete from person_resume where person_id = ? and confirmed_at is not null', [
        personId,
      ]);
      await em.execute('update person_resume set confirmed_at = ? where id = ?', [this.clock.now(), id]);
      const changed = PROFILE_FIELDS.filter(
        (field) => profile[field] !== undefined && profile[field] !== person[field],
      );
      for (const field of changed) Object.assign(person, { [field]: profile[field] });
      await announceRename(em, this.outbox, { personId, changed });
      const changedRecords = await takeRecords(em, personId, records);
      const fields = [...changed, ...changedRecords];
      if (fields.length) person.updatedAt = this.clock.now();
      const subject = { subject: 'candidate', subjectId: await latestApplicationOf(em, personId) } as const;
      this.outbox.audit(em, { action: 'candidate.resume-changed', ...subject });
      if (fields.length)
        this.outbox.audit(em, {
          action: 'candidate.profile-changed',
          ...subject,
          details: { fields: fields.join(', ') },
        });
    });
    this.deletions.processQueue();
  }

  @Rpc(CandidatesRpc.discardResume)
  async discard({ personId, id }: DiscardResume): Promise<void> {
    await this.database.write({
      name: 'discard-resume',
      text: 'delete from person_resume where id = $1 and person_id = $2 and confirmed_at is null returning 1',
      values: [id, personId],
    });
    this.deletions.processQueue();
  }

  /** The files of the person of an application, for an export. */
  ofCandidate(candidateId: number): Promise<NewResumeRecord[]> {
    return this.database.read<NewResumeRecord>({
      name: 'new-resumes-of-candidate',
      text: `select r.filename, ${isoInstantSql('r.uploaded_at')} as "uploadedAt",
         ${isoInstantSql('r.confirmed_at')} as "confirmedAt"
       from candidate c join person_resume r using (person_id) where c.id = $1 order by r.id`,
      values: [candidateId],
    });
  }
}
