import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  isApproved,
  isHired,
  statusForInterviews,
  type CandidateStatus,
  type CandidateView,
  type ChangeScore,
  type ChangeStatus,
  type DecideCandidate,
  type InterviewsRpc,
  type RpcClient,
  type SetHiringStep,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, rpcToken } from '@araucaria/platform';
import { businessDay } from './business-days.js';
import { Candidate } from './candidate.entity.js';
import { DirectoryService } from './directory.service.js';
import { HistoryEntry } from './history-entry.entity.js';
import { StatusWriter } from './status-writer.js';

/** Why a status changed by itself. */
const SCHEDULED = 'Mudança automática: uma entrevista foi agendada.';
const NONE_OPEN = 'Mudança automática: não há mais entrevista em aberto.';

/** What staff do with a candidate; every change of status and of step is written down. */
@Injectable()
export class PipelineService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly writer: StatusWriter,
    private readonly directory: DirectoryService,
    @Inject(rpcToken('interviews')) private readonly interviews: RpcClient<typeof InterviewsRpc>,
  ) {}

  changeStatus({ id, status, note, changeId, notify }: ChangeStatus): Promise<CandidateView> {
    return this.change(id, (candidate, em) =>
      this.setOnce(em, candidate, status, { note, changeId, notify }),
    );
  }

  changeScore({ id, score }: ChangeScore): Promise<CandidateView> {
    return this.change(id, (candidate, em) => {
      if (candidate.score === score) return;
      candidate.score = score;
      this.outbox.add(em, 'candidate.scored', { candidateId: id });
    });
  }

  /** Whoever is in hiring already has been approved; a late press must not take them back. */
  approve({ id, note, changeId }: DecideCandidate): Promise<CandidateView> {
    return this.change(id, async (candidate, em) => {
      if (!isApproved(candidate.status)) await this.setOnce(em, candidate, 'approved', { note, changeId });
    });
  }

  reject({ id, note, changeId, notify }: DecideCandidate): Promise<CandidateView> {
    return this.change(id, (candidate, em) =>
      this.setOnce(em, candidate, 'rejected', { note, changeId, notify }),
    );
  }

  setHiringStep({ id, hiringStep: to, notes, startDate, hire }: SetHiringStep): Promise<CandidateView> {
    return this.change(id, (candidate, em) => {
      const at = new Date();
      const from = candidate.hiringStep ?? null;
      if (startDate) candidate.startDate = businessDay(startDate);
      if (from !== to || notes) {
        this.writer.moveTo(em, candidate, to, at);
        HistoryEntry.record(em, { candidateId: id, kind: 'hiring-step', from, to, note: notes, at });
      }
      // A process that is through has hired somebody, whoever forgot to say so.
      const hires = hire || to === 'completed';
      if (hires && !isHired(candidate.status)) this.writer.set(em, candidate, 'hired');
    });
  }

  /**
   * Gives a candidate the status that goes with their interviews (`statusForInterviews`). The interviews are asked for
   * under the candidate's lock, so that the order in which events arrive does not matter.
   * @param undone the change that has just been undone: what it cancelled is restored by the interviews service
   */
  async followInterviews(em: EntityManager, id: number, undone?: string): Promise<void> {
    const candidate = await this.lock(em, id);
    if (!candidate) return;
    const interviews = await this.interviews.byCandidateIds({ ids: [id] });
    const isOpen = interviews.some(
      ({ status, cancelledByChange }) =>
        status === 'scheduled' || (undone !== undefined && cancelledByChange === undone),
    );
    const to = statusForInterviews(candidate.status, isOpen);
    if (to !== candidate.status) this.writer.set(em, candidate, to, { note: isOpen ? SCHEDULED : NONE_OPEN });
  }

  /** A call that comes again, even after its change was taken back, finds that it has been made. */
  private async setOnce(
    em: EntityManager,
    candidate: Candidate,
    to: CandidateStatus,
    reason: { note?: string; changeId?: string; notify?: boolean },
  ): Promise<void> {
    const { changeId } = reason;
    const made = changeId && (await em.count(HistoryEntry, { candidateId: candidate.id, changeId }));
    if (!made) this.writer.set(em, candidate, to, reason);
  }

  private async change(
    id: number,
    edit: (candidate: Candidate, em: EntityManager) => void | Promise<void>,
  ): Promise<CandidateView> {
    await this.database.transaction(async (em) => {
      const candidate = await this.lock(em, id);
      if (!candidate) throw new AppError('NOT_FOUND', 'Candidato não encontrado');
      await edit(candidate, em);
    });
    return this.directory.byId(id);
  }

  /** Held against every other change until the transaction of `em` ends. */
  private async lock(em: EntityManager, id: number): Promise<Candidate | null> {
    await em.execute('select 1 from candidate where id = ? for update', [id]);
    return em.findOne(Candidate, id);
  }
}
