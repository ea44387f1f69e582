import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import {
  CandidatesClient,
  JobsClient,
  SYSTEM_JOBS,
  isJobOpen,
  type CandidateView,
} from '@araucaria/contracts';
import { Clock, currentContext } from '@araucaria/platform';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { OutdatedMessageError } from '../deliveries/outdated-message-error.js';

/** Reads the candidates of messages, and their jobs, from the other services. */
@Injectable()
export class CandidatesService {
  /** One call for the messages that are composed at the same time. */
  private readonly loader = new DataLoader<number, CandidateView | undefined>(
    async (ids) => {
      const found = new Map((await this.byIds([...ids])).map((candidate) => [candidate.id, candidate]));
      return ids.map((id) => found.get(id));
    },
    { cache: false },
  );

  constructor(
    private readonly clock: Clock,
    private readonly candidates: CandidatesClient,
    private readonly jobs: JobsClient,
  ) {}

  /** @throws {OutdatedMessageError} when the candidate does not exist (any more) */
  async byDelivery({ candidateId }: Pick<Delivery, 'candidateId'>): Promise<CandidateView> {
    const candidate = candidateId ? await this.byId(candidateId) : undefined;
    if (!candidate) throw new OutdatedMessageError('O candidato não existe mais.');
    return candidate;
  }

  private async byId(id: number): Promise<CandidateView | undefined> {
    // A call of a user reads with this user's token, so it shares its read with no other.
    if (currentContext().token === undefined) return this.loader.load(id);
    const [candidate] = await this.candidates.byIds({ ids: [id] });
    return candidate;
  }

  byIds(ids: number[]): Promise<CandidateView[]> {
    return this.candidates.byIds({ ids: [...new Set(ids)] });
  }

  /** As {@link jobTitleOf}, in the order of the candidates. */
  jobTitlesOf(candidates: CandidateView[]): Promise<Array<string | null>> {
    return Promise.all(candidates.map((candidate) => this.jobTitleOf(candidate)));
  }

  /**
   * The candidates service keeps a copy of the title of the candidate's job, which may arrive late. Other titles are read
   * from the jobs service.
   * @param jobId a job other than the one that was applied to
   * @returns null for the talent bank
   */
  async jobTitleOf(candidate: CandidateView, jobId = candidate.jobId): Promise<string | null> {
    if (!jobId || jobId === SYSTEM_JOBS.talentBank) return null;
    if (jobId === candidate.jobId && candidate.jobTitle) return candidate.jobTitle;
    const [job] = await this.jobs.byIds({ ids: [jobId] });
    return job?.title ?? null;
  }

  /** Whether the job of an application takes further ones; false for the talent bank. */
  async isJobOpen({ jobId }: CandidateView): Promise<boolean> {
    if (!jobId || jobId === SYSTEM_JOBS.talentBank) return false;
    const [job] = await this.jobs.byIds({ ids: [jobId] });
    return job !== undefined && isJobOpen(job, this.clock.today());
  }
}
