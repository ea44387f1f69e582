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
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
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

/** Everything of one person from every service, and the file itself. */
interface PersonalRecord extends CandidateExport {
  interviews: InterviewView[];
  referralApplications: ReferralApplicationView[];
  deliveries: DeliveryView[];
  resume: { filename: string | null; contentType: string; base64: string } | null;
}

@Injectable()
export class CandidateExports {
  constructor(
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    @Inject(rpcToken('interviews')) private readonly interviews: RpcClient<typeof InterviewsRpc>,
    @Inject(rpcToken('referrals')) private readonly referrals: RpcClient<typeof ReferralsRpc>,
    @Inject(rpcToken('notifications')) private readonly notifications: RpcClient<typeof NotificationsRpc>,
    private readonly files: ResumeFiles,
  ) {}

  /** The first page is asked for before the answer begins, so that a refusal is a clean one. */
  async csv(filter: Unvalidated): Promise<Readable> {
    const first = await this.candidates.exportBatch(filter);
    return csvOf(this.pages(filter, first), COLUMNS);
  }

  async one(id: number): Promise<PersonalRecord> {
    const dossier = await this.candidates.exportOne({ id });
    const { resumeKey, resumeFilename } = dossier.candidate;
    const [interviews, referralApplications, deliveries] = await Promise.all([
      this.interviews.byCandidateIds({ ids: [id] }),
      this.referrals.applicationsByCandidate({ candidateId: id }),
      this.notifications.deliveries({ candidateId: id }),
    ]);
    const file =
      resumeKey && (await this.files.exists(resumeKey)) ? await this.files.read(resumeKey) : undefined;
    return {
      ...dossier,
      interviews,
      referralApplications,
      deliveries,
      resume: file
        ? { filename: resumeFilename, contentType: 'application/pdf', base64: file.toString('base64') }
        : null,
    };
  }

  private async *pages(filter: Unvalidated, first: CandidateBatch): AsyncGenerator<CandidateView> {
    for (let page = first; ;) {
      yield* page.candidates;
      if (page.next === null) return;
      page = await this.candidates.exportBatch({ ...filter, after: page.next });
    }
  }
}
