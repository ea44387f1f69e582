import { isUUID } from 'class-validator';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  UNDO_WINDOW_SECONDS,
  type Channel,
  type InterviewChangedDetails,
  type InterviewStatus,
  type InterviewView,
  type InvitationResponse,
  type Permission,
} from '@araucaria/contracts';
import { AppError, currentActor } from '@araucaria/platform';
import { isOnGrid, parseTime } from './business-time.js';
import { InterviewSchema, type UndoState } from './interview-schema.js';
import { isInScope } from './interview-scope.js';
import { restoreState } from './undo-state.js';

export interface ExpectedState {
  status?: InterviewStatus | undefined;
  /** ISO 8601 */
  date?: string | undefined;
}

/** The event to publish after a change of status; undefined if the status did not change. */
export type StatusChange = 'interview.scheduled' | 'interview.completed' | 'interview.cancelled' | undefined;

export class Interview extends InterviewSchema.class {
  /** Reads the interview and locks its row until the transaction of `em` ends. @throws {AppError} `NOT_FOUND` */
  static async lock(em: EntityManager, id: string): Promise<Interview> {
    if (!isUUID(id)) throw Interview.notFound();
    await em.execute('select 1 from interview where id = ? for update', [id]);
    return Interview.load(em, id);
  }

  /**
   * As {@link lock}, for a call that needs the permission.
   * @throws {AppError} `NOT_FOUND`, also beyond the limits of the acting user
   */
  static async lockPermitted(em: EntityManager, id: string, permission: Permission): Promise<Interview> {
    const interview = await Interview.lock(em, id);
    if (!isInScope(interview, permission)) throw Interview.notFound();
    return interview;
  }

  /** @throws {AppError} `NOT_FOUND` */
  static async load(em: EntityManager, id: string): Promise<Interview> {
    const interview = isUUID(id) ? await em.findOne(Interview, id) : null;
    if (!interview) throw Interview.notFound();
    return interview;
  }

  static notFound(): AppError {
    return new AppError('NOT_FOUND', 'Entrevista não encontrada');
  }

  /** @throws {AppError} `VALIDATION_FAILED` on `interviewDate` for a time in the past or outside the slots */
  static assertBookable(time: Date, now: Date): void {
    const invalid = (message: string) => AppError.invalid([{ field: 'interviewDate', message }]);
    if (!isOnGrid(time)) {
      throw invalid('Escolha um horário de 15 em 15 minutos, das 09:00 às 11:45 ou das 13:00 às 17:45');
    }
    if (time <= now) throw invalid('Escolha um horário no futuro');
  }

  /** @throws {AppError} `CHANGED_MEANWHILE` if the interview differs from what the caller read */
  assertUnchanged({ status, date }: ExpectedState): void {
    const moved = date !== undefined && parseTime(date, 'from').getTime() !== this.startsAt.getTime();
    const other = status !== undefined && status !== this.status;
    if (!moved && !other) return;
    const details: InterviewChangedDetails = {
      current: other ? this.status : this.startsAt.toISOString(),
      status: this.status,
      interviewDate: this.startsAt.toISOString(),
      feedback: this.feedback ?? null,
      changedBy: this.changedBy ?? null,
      changedAt: this.changedAt?.toISOString() ?? null,
    };
    throw new AppError('CHANGED_MEANWHILE', 'Esta entrevista foi alterada por outra pessoa.', {
      ...details,
    });
  }

  /**
   * For candidates, who get the new time, but not the name of the person who changed it.
   * @throws {AppError} `CHANGED_MEANWHILE` if the time differs from the one that the page showed
   */
  assertShownTime(from: string | undefined): void {
    if (from === undefined || parseTime(from, 'from').getTime() === this.startsAt.getTime()) return;
    const details: InterviewChangedDetails = { current: this.startsAt.toISOString() };
    throw new AppError('CHANGED_MEANWHILE', 'O horário desta entrevista mudou.', { ...details });
  }

  /** A new length at the same time: what the candidate responded stays valid. */
  resize(durationMinutes: number, now: Date): void {
    this.durationMinutes = durationMinutes;
    this.recordChange(now);
    this.revision++;
  }

  reschedule(time: Date, now: Date): void {
    if (this.status !== 'scheduled') {
      const message = 'Somente uma entrevista agendada pode mudar de horário';
      throw AppError.invalid([{ field: 'status', message }]);
    }
    Interview.assertBookable(time, now);
    this.startsAt = time;
    this.recordArrangement(now);
    this.recordChange(now);
    this.revision++;
    this.resetCandidateResponse();
  }

  changeStatus(status: InterviewStatus, now: Date): StatusChange {
    if (status === this.status) return undefined;
    // Scheduling it again has the conditions of a new interview: a free slot in the future.
    if (status === 'scheduled') {
      Interview.assertBookable(this.startsAt, now);
      this.recordArrangement(now);
      this.resetCandidateResponse();
    }
    if (status !== 'completed') this.revision++;
    this.status = status;
    this.cancelledByChange = null;
    this.recordChange(now);
    return `interview.${status}`;
  }

  /** Lets staff undo the change that was just made. @param before null: the interview did not exist */
  allowUndo(changeId: string, before: UndoState, now: Date): void {
    this.undoChangeId = changeId;
    this.undoableUntil = new Date(now.getTime() + UNDO_WINDOW_SECONDS * 1_000);
    this.undoState = before;
  }

  /** @throws {AppError} `CHANGED_MEANWHILE` if something followed the change; `UNDO_EXPIRED` */
  assertUndoable(changeId: string, now: Date): void {
    if (this.undoChangeId !== changeId)
      throw new AppError('CHANGED_MEANWHILE', 'Esta entrevista mudou depois, e ficou como está.');
    if (!this.undoableUntil || this.undoableUntil < now) throw new AppError('UNDO_EXPIRED');
  }

  /** Its messages are sent, also if the undo window is still open. */
  endUndo(): void {
    this.undoChangeId = null;
    this.undoableUntil = null;
    this.undoState = null;
  }

  undo(before: NonNullable<UndoState>): void {
    const ofChange = this.calendarSequence();
    restoreState(this, before);
    this.raiseSequence(ofChange);
    this.endUndo();
  }

  /** @param changeId id of the change of the candidate's status; null: one that cannot be undone */
  cancelByStatusChange(changeId: string | null, now: Date): void {
    this.changeStatus('cancelled', now);
    this.cancelledByChange = changeId;
  }

  /** Undoes {@link cancelByStatusChange}; confirmation, reminders and calendar entry are valid again. */
  restore(now: Date): void {
    const ofChange = this.calendarSequence();
    this.status = 'scheduled';
    this.revision--;
    this.raiseSequence(ofChange);
    this.cancelledByChange = null;
    this.recordChange(now);
  }

  /** @returns whether the confirmation is the first */
  confirm(method: Channel, now: Date): boolean {
    this.assertLinkValid(now);
    if (this.confirmedBy) return false;
    if (this.status !== 'scheduled') throw Interview.notFound();
    this.resetCandidateResponse({ keepsRequest: true });
    this.confirmedBy = method;
    this.confirmedAt = now;
    this.endUndo();
    return true;
  }

  isConfirmable(now: Date): boolean {
    return this.isUpcoming(now) && !this.confirmedBy;
  }

  /**
   * The candidate cannot come, or asks for another time, on the page of the link. A refusal ends a confirmation, a request does not.
   * @returns whether the response is the first of its kind
   * @throws {AppError} `NOT_FOUND` for an interview that is over, as for a link that has expired
   */
  respond(response: InvitationResponse, note: string | undefined, now: Date): boolean {
    if (!this.isUpcoming(now)) throw Interview.notFound();
    if (response === 'reschedule') return this.requestReschedule(now, note);
    if (this.declinedAt) return false;
    this.resetCandidateResponse();
    this.declinedAt = now;
    this.responseNote = note ?? null;
    this.endUndo();
    return true;
  }

  /** Records the request for staff. A confirmation stays valid. @returns whether the request is the first */
  requestReschedule(now: Date, note?: string): boolean {
    if (!this.isUpcoming(now) || this.rescheduleRequestedAt) return false;
    this.rescheduleRequestedAt = now;
    this.responseNote = note ?? this.responseNote ?? null;
    this.endUndo();
    return true;
  }

  /** The confirmation link expires with a cancellation, and at the time of the interview. @throws {AppError} `NOT_FOUND` */
  assertLinkValid(now: Date): void {
    if (this.status === 'cancelled' || this.startsAt <= now) throw Interview.notFound();
  }

  toView(): InterviewView {
    return {
      id: this.id,
      candidateId: this.candidateId,
      jobId: this.jobId,
      interviewType: this.type,
      interviewDate: this.startsAt.toISOString(),
      durationMinutes: this.durationMinutes,
      status: this.status,
      notes: this.notes ?? null,
      interviewerIds: this.interviewerIds,
      feedback: this.feedback ?? null,
      confirmedBy: this.confirmedBy ?? null,
      confirmedAt: this.confirmedAt?.toISOString() ?? null,
      rescheduleRequestedAt: this.rescheduleRequestedAt?.toISOString() ?? null,
      declinedAt: this.declinedAt?.toISOString() ?? null,
      responseNote: this.responseNote ?? null,
      emailSent: this.emailSent,
      whatsappSent: this.whatsappSent,
      notificationOptions: {
        sendEmail: this.sendEmail,
        sendWhatsApp: this.sendWhatsapp,
        customMessage: this.customMessage ?? null,
      },
      cancelledByChange: this.cancelledByChange ?? null,
      undoableUntil: this.undoableUntil?.toISOString() ?? null,
      undoChangeId: this.undoChangeId ?? null,
      arrangedById: this.arrangedById ?? null,
      revision: this.revision,
      calendarSequence: this.calendarSequence(),
      createdAt: this.createdAt.toISOString(),
    };
  }

  /** SEQUENCE of its entry in calendars, which never goes down. */
  calendarSequence(): number {
    return this.revision + this.sequenceOffset;
  }

  /** The candidate may have downloaded the entry of the change that is undone. */
  private raiseSequence(ofChange: number): void {
    this.sequenceOffset = ofChange + 1 - this.revision;
  }

  private isUpcoming(now: Date): boolean {
    return this.status === 'scheduled' && this.startsAt > now;
  }

  private recordArrangement(now: Date): void {
    this.arrangedAt = now;
    this.arrangedById = currentActor()?.id ?? null;
  }

  private recordChange(now: Date): void {
    this.changedBy = currentActor()?.username ?? null;
    this.changedById = currentActor()?.id ?? null;
    this.changedAt = now;
    this.endUndo();
  }

  /** @param keepsRequest a confirmation withdraws a refusal, but not the request for another time */
  private resetCandidateResponse({ keepsRequest = false } = {}): void {
    if (!keepsRequest) this.rescheduleRequestedAt = null;
    if (!keepsRequest || !this.rescheduleRequestedAt) this.responseNote = null;
    this.declinedAt = null;
    this.confirmedBy = null;
    this.confirmedAt = null;
  }
}
InterviewSchema.setClass(Interview);
