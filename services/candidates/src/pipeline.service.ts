import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  isApproved,
  isHired,
  type CandidateStatus,
  type CandidateView,
  type ChangeScore,
  type ChangeStatus,
  type DecideCandidate,
  type SetHiringStep,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError } from '@araucaria/platform';
import { businessDay } from './business-days.js';
import { Candidate } from './candidate.entity.js';
import { DirectoryService } from './directory.service.js';
import { HistoryEntry } from './history-entry.entity.js';
import { StatusWriter } from './status-writer.js';

/** What staff do with a candidate; every change of status and of step is written down. */
@Injectable()
export class PipelineService {
  constructor(
    private readonly database: Database,
    private readonly writer: StatusWriter,
    private readonly directory: DirectoryService,
  ) {}

  changeStatus({ id, status, note, changeId }: ChangeStatus): Promise<CandidateView> {
    return this.change(id, (candidate, em) => this.setOnce(em, candidate, status, { note, changeId }));
  }

  changeScore({ id, score }: ChangeScore): Promise<CandidateView> {
    return this.change(id, (candidate) => {
      candidate.score = score;
    });
  }

  /** Whoever is in hiring already has been approved; a late press must not take them back. */
  approve({ id, note, changeId }: DecideCandidate): Promise<CandidateView> {
    return this.change(id, async (candidate, em) => {
      if (!isApproved(candidate.status)) await this.setOnce(em, candidate, 'approved', { note, changeId });
    });
  }

  reject({ id, note, changeId }: DecideCandidate): Promise<CandidateView> {
    return this.change(id, (candidate, em) => this.setOnce(em, candidate, 'rejected', { note, changeId }));
  }

  setHiringStep({ id, hiringStep: to, notes, startDate, hire }: SetHiringStep): Promise<CandidateView> {
    return this.change(id, (candidate, em) => {
      const at = new Date();
      const from = candidate.hiringStep ?? null;
      if (startDate) candidate.startDate = businessDay(startDate);
      if (from !== to || notes) {
        candidate.moveTo(to, at);
        HistoryEntry.record(em, { candidateId: id, kind: 'hiring-step', from, to, note: notes, at });
      }
      // A process that is through has hired somebody, whoever forgot to say so.
      const hires = hire || to === 'completed';
      if (hires && !isHired(candidate.status)) this.writer.set(em, candidate, 'hired');
    });
  }

  /** A call that comes again, even after its change was taken back, finds that it has been made. */
  private async setOnce(
    em: EntityManager,
    candidate: Candidate,
    to: CandidateStatus,
    reason: { note?: string; changeId?: string },
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
      await em.execute('select 1 from candidate where id = ? for update', [id]);
      const candidate = await em.findOne(Candidate, id);
      if (!candidate) throw new AppError('NOT_FOUND', 'Candidato não encontrado');
      await edit(candidate, em);
    });
    return this.directory.byId(id);
  }
}
