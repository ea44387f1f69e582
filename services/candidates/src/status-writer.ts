import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  UNDO_WINDOW_SECONDS,
  type CandidateStatus,
  type EventCatalogue,
  type HiringStep,
  type HistoryEntryView,
} from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { Clock, currentActor } from '@araucaria/platform';
import type { Candidate, Standing } from './candidate.entity.js';
import { HistoryEntry } from './history-entry.entity.js';

/** Stands in the history where an undo takes the first step of hiring back. */
const NO_STEP = 'not_started';

interface Reason {
  note?: string;
  changeId?: string;
  /** The candidate is informed of a rejection. */
  notify?: boolean;
}

interface StepReason extends Omit<Reason, 'notify'> {
  /** `YYYY-MM-DD`; absent leaves the stored one. */
  startDate?: string;
}

/** An entry of a change that is undone. */
export interface UndoneEntry {
  id: number;
  kind: HistoryEntryView['kind'];
  from: string | null;
  to: string;
  at: Date;
}

/** The one place where status and step change: with a line in the history and an event, or not at all. */
@Injectable()
export class StatusWriter {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  set(em: EntityManager, candidate: Candidate, to: CandidateStatus, reason: Reason = {}): void {
    const { note, changeId, notify = false } = reason;
    const { id: candidateId, status: from, step } = candidate;
    if (from === to) return;
    const at = this.clock.now();
    const before = candidate.standing();
    const firstHire = candidate.changeStatus(to, at);
    HistoryEntry.record(em, { candidateId, kind: 'status', from, to, note, changeId, before, at });
    this.publishStatus(em, candidate, { from, changeId: changeId ?? null, undoes: null, notify });
    this.publishStep(em, candidate, step);
    if (firstHire) this.outbox.add(em, 'candidate.hired', { candidateId, hireDate: at.toISOString() });
  }

  /** Another step, another first day of work, or a note on the step that is there. */
  setStep(em: EntityManager, candidate: Candidate, to: HiringStep, reason: StepReason): void {
    const { note, changeId, startDate = candidate.startDate ?? undefined } = reason;
    const { id: candidateId, step } = candidate;
    const from = candidate.hiringStep ?? null;
    const moved = from !== to;
    const startMoved = (startDate ?? null) !== (candidate.startDate ?? null);
    if (!moved && !startMoved && !note) return;
    const at = this.clock.now();
    const before = candidate.standing();
    candidate.startDate = startDate ?? null;
    candidate.moveTo(to, at);
    const text = note ?? (!moved && startDate ? `Data de início: ${brazilian(startDate)}` : undefined);
    HistoryEntry.record(em, { candidateId, kind: 'hiring-step', from, to, note: text, changeId, before, at });
    this.publishStep(em, candidate, step);
  }

  /** Whether the time in which a change can be undone is over. */
  isLate({ at }: Pick<UndoneEntry, 'at'>): boolean {
    return this.clock.now().getTime() - at.getTime() > UNDO_WINDOW_SECONDS * 1000;
  }

  /**
   * Gives back what a change replaced. It is one more change of status to the subscribers, who see that it is an undo;
   * a step is not published again, since nothing is due for it.
   */
  undo(
    em: EntityManager,
    candidate: Candidate,
    change: { changeId: string; before: Standing; entries: readonly UndoneEntry[] },
  ): void {
    const { changeId, before, entries } = change;
    const { id: candidateId, status: from } = candidate;
    const at = this.clock.now();
    const hire = candidate.restore(before, at);
    const note = 'Mudança desfeita';
    for (const { id, kind, from: to, to: undone } of entries.toReversed())
      HistoryEntry.record(em, { candidateId, kind, from: undone, to: to ?? NO_STEP, note, undoes: id, at });
    if (candidate.status !== from)
      this.publishStatus(em, candidate, { from, changeId: null, undoes: changeId, notify: false });
    if (hire) this.outbox.add(em, 'candidate.hire-undone', { candidateId, hireDate: hire.toISOString() });
  }

  private publishStep(em: EntityManager, candidate: Candidate, from: HiringStep | null): void {
    const { id: candidateId, step: to, stepDecidedAt } = candidate;
    if (to && to !== from) {
      const decidedAt = stepDecidedAt?.toISOString();
      this.outbox.add(em, 'candidate.hiring-step-changed', { candidateId, from, to, decidedAt });
    }
  }

  private publishStatus(
    em: EntityManager,
    { id: candidateId, status: to, statusDecidedAt }: Candidate,
    change: Pick<EventCatalogue['candidate.status-changed'], 'from' | 'changeId' | 'undoes' | 'notify'>,
  ): void {
    const decidedAt = statusDecidedAt?.toISOString();
    const actorId = currentActor()?.id ?? null;
    this.outbox.add(em, 'candidate.status-changed', { candidateId, to, actorId, decidedAt, ...change });
  }
}

const brazilian = (day: string): string => day.split('-').reverse().join('/');
