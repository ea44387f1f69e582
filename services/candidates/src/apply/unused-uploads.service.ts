import { Injectable } from '@nestjs/common';
import { UNUSED_UPLOAD_TTL_MS } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Cron } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';
import { ResumeDeletionService } from '../records/resume-deletion.service.js';
import { ResumeNoticesService } from './resume-notices.service.js';

/**
 * Deletes résumés that were uploaded but not sent with an application or confirmed in the candidate's area, and notices about
 * them, every night.
 */
@Injectable()
export class UnusedUploadsService {
  constructor(
    private readonly database: Database,
    private readonly files: ResumeFiles,
    private readonly deletions: ResumeDeletionService,
    private readonly notices: ResumeNoticesService,
    private readonly clock: Clock,
  ) {}

  @Cron('unused-uploads', '30 3 * * *')
  async removeAllUnused(): Promise<Record<string, number>> {
    const before = new Date(this.clock.now().getTime() - UNUSED_UPLOAD_TTL_MS);
    const unconfirmed = await this.database.write({
      name: 'remove-unconfirmed-resumes',
      text: 'delete from person_resume where confirmed_at is null and uploaded_at < $1 returning 1',
      values: [before],
    });
    const counts = { files: 0, removed: unconfirmed.length, notices: await this.notices.removeUnused() };
    for await (const keys of this.files.pages()) {
      counts.files += keys.length;
      counts.removed += await this.enqueueUnused(keys, before);
    }
    this.deletions.processQueue();
    return counts;
  }

  private async enqueueUnused(keys: string[], before: Date): Promise<number> {
    const unused = await this.database.read<{ key: string }>({
      text: `select key from unnest($1::text[]) key
       where not exists (select 1 from candidate_record where resume_key = key)
         and not exists (select 1 from application_draft where resume_key = key)
         and not exists (select 1 from person_resume where resume_key = key)
         and not exists (select 1 from removed_file where removed_file.key = key.key)`,
      values: [keys],
    });
    const expired: string[] = [];
    for (const { key } of unused) {
      const storedAt = await this.files.storedAt(key);
      if (storedAt && storedAt < before) expired.push(key);
    }
    await this.database.transaction((em) => this.deletions.enqueue(em, expired));
    return expired.length;
  }
}
