import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  NO_HIRING_STEP,
  UNDO_WINDOW_SECONDS,
  formatDay,
  isHiring,
  type CandidateStatus,
  type EventCatalogue,
  type HiringStep,
  type HistoryEntryView,
} from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { Clock, currentActor } from '@araucaria/platform';
import type { Candidate, PipelineState } from '../records/candidate.entity.js';
import { HistoryEntry } from '../records/history-entry.entity.js';

interface Reason {
  note?: string | undefined;
  changeId?: string | undefined;
  /** Of several changes with one undo window. */
  seriesId?: string | undefined;
  /** Whether the candidate gets an e-mail: about a rejection if true, about other changes unless false. */
  notify?: boolean | undefined;
  /** Of a rejection; ignored for other changes. */
  reasonId?: number | undefined;
  /** When the e-mail about a rejection is sent, ISO 8601; absent: after the undo window. */
  notifyAt?: string | undefined;
  /** Who caused the event that the change follows; absent: the acting user. */
  actorId?: number | undefined;
}

interface StepReason extends Pick<Reason, 'note' | 'changeId' | 'notify'> {
  /** `YYYY-MM-DD`; absent: unchanged. */
  startDate?: string | undefined;
}

export interface UndoneEntry {
  id: number;
  kind: HistoryEntryView['kind'];
  from: string | null;
  to: string;
  at: Date;
}

/** Writes every change of status and step, in one transaction with its history entry and its events. */
@Injectable()
export class StatusWriterService {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  set(em: EntityManager, candidate: Candidate, to: CandidateStatus, reason: Reason = {}): void {
    const { note, changeId, seriesId } = reason;
    const notify = to === 'rejected' && reason.notify === true;
    const silent = (to !== 'rejected' && reason.notify === false) || undefined;
    const { reasonId, notifyAt } = to === 'rejected' ? reason : {};
    const { id: candidateId, status: from, step } = candidate;
    if (from === to && !candidate.isAnnouncedBy(to, notify))
      return this.addNote(em, candidate, note, changeId);
    const at = this.clock.now();
    const before = candidate.pipelineState();
    const isFirstHire = candidate.changeStatus(to, at);
    const entry = {
      candidateId,
      kind: 'status' as const,
      from,
      to,
      note,
      reasonId,
      changeId,
      seriesId,
      before,
      at,
      actorId: reason.actorId,
    };
    HistoryEntry.record(em, entry);
    const replaces = from === to ? (before.statusDecidedAt ?? undefined) : undefined;
    const published = {
      from,
      changeId: changeId ?? null,
      undoes: null,
      notify,
      reasonId,
      notifyAt,
      replaces,
      seriesId,
      silent,
    };
    this.publishStatus(em, candidate, published);
    this.publishStep(em, candidate, step, silent || !isHiring(to) || undefined);
    const actorId = currentActor()?.id ?? null;
    if (isFirstHire)
      this.outbox.add(em, 'candidate.hired', { candidateId, hireDate: at.toISOString(), actorId });
  }

  /** Stores a note that comes without a change. It cannot be undone, and does not stop the undo of an earlier change. */
  private addNote(
    em: EntityManager,
    { id: candidateId, status }: Candidate,
    note: string | undefined,
    changeId: string = randomUUID(),
  ): void {
    if (!note) return;
    const entry = { candidateId, kind: 'status' as const, from: status, to: status, note, changeId };
    HistoryEntry.record(em, { ...entry, at: this.clock.now() });
  }

  /** Changes the step or the first day of work, or adds a note to the current step. */
  setStep(em: EntityManager, candidate: Candidate, to: HiringStep, reason: StepReason): void {
    const { note, changeId, notify, startDate = candidate.startDate ?? undefined } = reason;
    const { id: candidateId, step } = candidate;
    const from = candidate.hiringStep ?? null;
    const stepChanges = from !== to;
    const startDateChanges = (startDate ?? null) !== (candidate.startDate ?? null);
    if (!stepChanges && !startDateChanges && !note) return;
    const at = this.clock.now();
    const before = candidate.pipelineState();
    candidate.startDate = startDate ?? null;
    candidate.changeStep(to, at);
    const text = note ?? (!stepChanges && startDate ? `Data de início: ${formatDay(startDate)}` : undefined);
    HistoryEntry.record(em, { candidateId, kind: 'hiring-step', from, to, note: text, changeId, before, at });
    this.publishStep(em, candidate, step, notify === false || undefined);
  }

  isTooLateToUndo({ at }: Pick<UndoneEntry, 'at'>): boolean {
    return this.clock.now().getTime() - at.getTime() > UNDO_WINDOW_SECONDS * 1000;
  }

  /**
   * Restores the state before a change. Subscribers receive it as another change of status that names the undone one;
   * an undone step is not published, because no subscriber reacts to it.
   */
  undo(
    em: EntityManager,
    candidate: Candidate,
    change: { changeId: string; before: PipelineState; entries: readonly UndoneEntry[] },
  ): void {
    const { changeId, before, entries } = change;
    const { id: candidateId, status: from } = candidate;
    const at = this.clock.now();
    const undoesFirstHire = candidate.restore(before, at);
    const note = 'Mudança desfeita';
    for (const { id, kind, from: to, to: undone } of entries.toReversed())
      HistoryEntry.record(em, {
        candidateId,
        kind,
        from: undone,
        to: to ?? NO_HIRING_STEP,
        note,
        undoes: id,
        at,
      });
    const ofStatus = entries.find(({ kind }) => kind === 'status');
    if (ofStatus)
      this.publishStatus(em, candidate, { from, changeId: null, undoes: changeId, notify: false });
    // The instant that `candidate.hired` named, whatever date was registered since then.
    if (undoesFirstHire && ofStatus)
      this.outbox.add(em, 'candidate.hire-undone', {
        candidateId,
        hireDate: ofStatus.at.toISOString(),
        actorId: currentActor()?.id ?? null,
      });
  }

  private publishStep(
    em: EntityManager,
    candidate: Candidate,
    from: HiringStep | null,
    silent: true | undefined,
  ): void {
    const { id: candidateId, step: to, stepDecidedAt } = candidate;
    if (to && to !== from) {
      const decidedAt = stepDecidedAt?.toISOString();
      this.outbox.add(em, 'candidate.hiring-step-changed', { candidateId, from, to, decidedAt, silent });
      this.outbox.audit(em, {
        action: 'candidate.hiring-step-changed',
        subject: 'candidate',
        subjectId: candidateId,
        details: { from, to },
      });
    }
  }

  private publishStatus(
    em: EntityManager,
    { id: candidateId, status: to, statusDecidedAt }: Candidate,
    change: Omit<EventCatalogue['candidate.status-changed'], 'candidateId' | 'to' | 'actorId' | 'decidedAt'>,
  ): void {
    const decidedAt = statusDecidedAt?.toISOString();
    const actorId = currentActor()?.id ?? null;
    this.outbox.add(em, 'candidate.status-changed', { candidateId, to, actorId, decidedAt, ...change });
    this.outbox.audit(em, {
      action: 'candidate.status-changed',
      subject: 'candidate',
      subjectId: candidateId,
      details: {
        ...{ from: change.from, to, undone: change.undoes !== null },
        ...(change.reasonId !== undefined && { reasonId: change.reasonId }),
      },
    });
  }
}
