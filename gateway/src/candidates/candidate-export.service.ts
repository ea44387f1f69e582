import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  CandidatesClient,
  InterviewsClient,
  MAX_EXPORT_BATCH,
  NotificationsClient,
  ReferralsClient,
  UsersClient,
  type CandidateExport,
  type DeliveryView,
  type InterviewView,
  type ReferralApplicationView,
  type Unvalidated,
} from '@araucaria/contracts';
import { withoutRecordScope } from '@araucaria/platform';
import { batchStream } from '../exports/batch-stream.js';
import { RecordedResumesService } from '../resumes/recorded-resumes.service.js';

/** Small, so that the download begins soon; later batches are large, so that their cost per line is low. */
const FIRST_BATCH_LINES = 500;

/** All data about one person from every service, and the résumé file. */
export interface PersonalRecord extends CandidateExport {
  interviews: InterviewView[];
  referralApplications: ReferralApplicationView[];
  deliveries: DeliveryView[];
  resume: { filename: string | null; contentType: string; base64: string } | null;
}

@Injectable()
export class CandidateExportService {
  constructor(
    private readonly candidates: CandidatesClient,
    private readonly interviews: InterviewsClient,
    private readonly referrals: ReferralsClient,
    private readonly notifications: NotificationsClient,
    private readonly users: UsersClient,
    private readonly resumes: RecordedResumesService,
  ) {}

  /**
   * Loads the first batch before the response begins, so that an invalid filter gets an error response. An export that
   * cannot be recorded in the audit trail is refused.
   */
  async csv(filter: Unvalidated): Promise<Readable> {
    const first = await this.batch({ ...filter, limit: FIRST_BATCH_LINES });
    await this.users.audit({ action: 'candidates.exported' });
    return batchStream(first, async (next) => {
      if ('after' in next) return this.batch({ ...filter, ...next, limit: MAX_EXPORT_BATCH });
      const { text } = await this.batch({ ...filter, ids: next.ids.slice(0, MAX_EXPORT_BATCH) });
      const rest = next.ids.slice(MAX_EXPORT_BATCH);
      return { text, next: rest.length ? { ids: rest } : null };
    });
  }

  private async batch(input: Unvalidated) {
    const { csv, next } = await this.candidates.exportCsv(input);
    return { text: csv, next };
  }

  /** All of a person's data: the permission for it (`privacy.manage`) has no limits, whatever other roles the user has. */
  one(id: number): Promise<PersonalRecord> {
    return withoutRecordScope(() => this.loadOne(id));
  }

  private async loadOne(id: number): Promise<PersonalRecord> {
    const data = await this.candidates.exportOne({ id });
    await this.users.audit({ action: 'candidate.exported', subject: 'candidate', subjectId: String(id) });
    const { resumeKey, resumeFilename } = data.candidate;
    const [interviews, referralApplications, deliveries] = await Promise.all([
      this.interviews.byCandidateIds({ ids: [id] }),
      this.referrals.applicationsByCandidate({ candidateId: id }),
      this.notifications.deliveries({ candidateId: id }),
    ]);
    const file = resumeKey ? await this.resumes.read(resumeKey) : undefined;
    return {
      ...data,
      interviews,
      referralApplications,
      deliveries,
      resume: file
        ? { filename: resumeFilename, contentType: 'application/pdf', base64: file.toString('base64') }
        : null,
    };
  }
}
