import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import {
  CANDIDATE_STATUS,
  TALENT_BANK_TITLE,
  type CandidateExport,
  type CandidateBatch,
  type CandidateView,
  type CandidatesRpc,
  type DeliveryView,
  type InterviewView,
  type InterviewsRpc,
  type NotificationsRpc,
  type ReferralApplicationView,
  type ReferralsRpc,
  type RpcClient,
  type Unvalidated,
  type UsersRpc,
} from '@araucaria/contracts';
import { rpcToken, withoutRecordScope } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';
import { csvOf, day, type Columns } from '../exports/csv.js';

const COLUMNS: Columns<CandidateView> = {
  Nome: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  'E-mail': ({ email }) => email,
  Telefone: ({ phone }) => phone,
  Vaga: ({ jobTitle }) => jobTitle ?? TALENT_BANK_TITLE,
  Status: ({ status }) => CANDIDATE_STATUS[status],
  Score: ({ score, scoredAt }) => (scoredAt === null ? null : score),
  Cidade: ({ city }) => city,
  Estado: ({ state }) => state,
  Escolaridade: ({ educationLevel }) => educationLevel,
  Curso: ({ educationCourse }) => educationCourse,
  Indicação: ({ referralCode }) => referralCode,
  'Data de inscrição': ({ createdAt }) => day(createdAt),
};

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
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    @Inject(rpcToken('interviews')) private readonly interviews: RpcClient<typeof InterviewsRpc>,
    @Inject(rpcToken('referrals')) private readonly referrals: RpcClient<typeof ReferralsRpc>,
    @Inject(rpcToken('notifications')) private readonly notifications: RpcClient<typeof NotificationsRpc>,
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
    private readonly files: ResumeFiles,
  ) {}

  /**
   * Loads the first batch before the response begins, so that an invalid filter gets an error response. An export that
   * cannot be recorded in the audit trail is refused.
   */
  async csv(filter: Unvalidated): Promise<Readable> {
    const first = await this.candidates.exportBatch(filter);
    await this.users.audit({ action: 'candidates.exported' });
    return csvOf(this.rows(filter, first), COLUMNS);
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
    const file =
      resumeKey && (await this.files.exists(resumeKey)) ? await this.files.read(resumeKey) : undefined;
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

  private async *rows(filter: Unvalidated, first: CandidateBatch): AsyncGenerator<CandidateView> {
    for (let batch = first; ;) {
      yield* batch.candidates;
      if (batch.next === null) return;
      batch = await this.candidates.exportBatch({ ...filter, after: batch.next });
    }
  }
}
