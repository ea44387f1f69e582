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
import { Outbox } from '@araucaria/messaging';
import { AppError, currentActor } from '@araucaria/platform';
import { businessDay } from './business-days.js';
import { Candidate } from './candidate.entity.js';
import { DirectoryService } from './directory.service.js';
import { HistoryEntry } from './history-entry.entity.js';

/** What staff do with a candidate; every change of status and of step is written down. */
@Injectable()
export class PipelineService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly directory: DirectoryService,
  ) {}

  changeStatus({ id, status, note }: ChangeStatus): Promise<CandidateView> {
    return this.change(id, (candidate, em) => this.setStatus(em, candidate, status, note));
  }

  changeScore({ id, score }: ChangeScore): Promise<CandidateView> {
    return this.change(id, (candidate) => {
      candidate.score = score;
    });
  }

  /** Whoever is in hiring already has been approved; a late press must not take them back. */
  approve({ id, note }: DecideCandidate): Promise<CandidateView> {
    return this.change(id, (candidate, em) => {
      if (!isApproved(candidate.status)) this.setStatus(em, candidate, 'approved', note);
    });
  }

  reject({ id, note }: DecideCandidate): Promise<CandidateView> {
    return this.change(id, (candidate, em) => this.setStatus(em, candidate, 'rejected', note));
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
      if (hires && !isHired(candidate.status)) this.setStatus(em, candidate, 'hired');
    });
  }

  private setStatus(em: EntityManager, candidate: Candidate, to: CandidateStatus, note?: string): void {
    const { id: candidateId, status: from } = candidate;
    if (from === to) return;
    const at = new Date();
    const firstHire = candidate.changeStatus(to, at);
    HistoryEntry.record(em, { candidateId, kind: 'status', from, to, note, at });
    this.outbox.add(em, 'candidate.status-changed', {
      candidateId,
      from,
      to,
      actorId: currentActor()?.id ?? null,
    });
    if (firstHire) this.outbox.add(em, 'candidate.hired', { candidateId, hireDate: at.toISOString() });
  }

  private async change(
    id: number,
    edit: (candidate: Candidate, em: EntityManager) => void,
  ): Promise<CandidateView> {
    await this.database.transaction(async (em) => {
      await em.execute('select 1 from candidate where id = ? for update', [id]);
      const candidate = await em.findOne(Candidate, id);
      if (!candidate) throw new AppError('NOT_FOUND', 'Candidato não encontrado');
      edit(candidate, em);
    });
    return this.directory.byId(id);
  }
}
