import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  UNDO_WINDOW,
  hiringStepOf,
  type CandidateStatus,
  type EventCatalogue,
  type HiringStep,
} from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { Clock, currentActor } from '@araucaria/platform';
import type { Candidate } from './candidate.entity.js';
import { HistoryEntry } from './history-entry.entity.js';

interface Reason {
  note?: string;
  changeId?: string;
  /** The candidate is to hear of a rejection. */
  notify?: boolean;
}

/** The status entry that is taken back. */
export interface Undone {
  id: number;
  changeId: string;
  from: CandidateStatus;
  at: Date;
}

/** The one place where a status changes: with its line in the history and its event, or not at all. */
@Injectable()
export class StatusWriter {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  set(em: EntityManager, candidate: Candidate, to: CandidateStatus, reason: Reason = {}): void {
    const { note, changeId, notify = false } = reason;
    const { id: candidateId, status: from } = candidate;
    const step = stepOf(candidate);
    if (from === to) return;
    const at = this.clock.now();
    const firstHire = candidate.changeStatus(to, at);
    HistoryEntry.record(em, { candidateId, kind: 'status', from, to, note, changeId, at });
    this.tell(em, { candidateId, from, to, changeId: changeId ?? null, undoes: null, notify });
    this.tellStep(em, candidate, step);
    if (firstHire) this.outbox.add(em, 'candidate.hired', { candidateId, hireDate: at.toISOString() });
  }

  /** Whether the time for it is over. */
  isLate({ at }: Pick<Undone, 'at'>): boolean {
    return this.clock.now().getTime() - at.getTime() > UNDO_WINDOW * 1000;
  }

  /** To everybody who listens this is one more change; only a hire that is none has to be told apart. */
  takeBack(em: EntityManager, candidate: Candidate, undone: Undone): void {
    const { id: candidateId, status: from } = candidate;
    const to = undone.from;
    const at = this.clock.now();
    const hire = candidate.takeBack(to, undone.at, at);
    const note = 'Mudança desfeita';
    HistoryEntry.record(em, { candidateId, kind: 'status', from, to, note, undoes: undone.id, at });
    this.tell(em, { candidateId, from, to, changeId: null, undoes: undone.changeId, notify: false });
    if (hire) this.outbox.add(em, 'candidate.hire-undone', { candidateId, hireDate: hire.toISOString() });
  }

  /** A step of hiring; its line in the history is the caller's. */
  moveTo(em: EntityManager, candidate: Candidate, to: HiringStep, at: Date): void {
    const from = stepOf(candidate);
    candidate.moveTo(to, at);
    this.tellStep(em, candidate, from);
  }

  /** What is taken back is no step: nobody is told of it a second time. */
  private tellStep(em: EntityManager, candidate: Candidate, from: HiringStep | null): void {
    const to = stepOf(candidate);
    if (to && to !== from)
      this.outbox.add(em, 'candidate.hiring-step-changed', { candidateId: candidate.id, from, to });
  }

  private tell(em: EntityManager, change: Omit<EventCatalogue['candidate.status-changed'], 'actorId'>): void {
    this.outbox.add(em, 'candidate.status-changed', { ...change, actorId: currentActor()?.id ?? null });
  }
}

const stepOf = ({ status, hiringStep }: Candidate) => hiringStepOf(status, hiringStep ?? null);
