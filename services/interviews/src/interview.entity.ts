import { isUUID } from 'class-validator';
import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  Channel,
  InterviewChangedDetails,
  InterviewStatus,
  InterviewType,
  InterviewView,
} from '@araucaria/contracts';
import { AppError, currentActor } from '@araucaria/platform';
import { isOnGrid, parseTime } from './business-time.js';

const schema = defineEntity({
  name: 'Interview',
  tableName: 'interview',
  properties: {
    /** Random: who knows it may see and confirm the interview. */
    id: p.uuid().primary(),
    candidateId: p.integer(),
    jobId: p.integer(),
    type: p.text().$type<InterviewType>(),
    startsAt: p.datetime(),
    status: p.text().$type<InterviewStatus>(),
    notes: p.text().nullable(),
    feedback: p.text().nullable(),
    confirmedBy: p.text().$type<Channel>().nullable(),
    confirmedAt: p.datetime().nullable(),
    /** The candidate would like another time. */
    rescheduleRequestedAt: p.datetime().nullable(),
    sendEmail: p.boolean(),
    sendWhatsapp: p.boolean(),
    customMessage: p.text().nullable(),
    emailSent: p.boolean().default(false),
    whatsappSent: p.boolean().default(false),
    revision: p.integer().default(0),
    /** When the time that stands was arranged. */
    arrangedAt: p.datetime(),
    createdAt: p.datetime(),
    /** Who changed its time or status last; null: the product itself. */
    changedBy: p.text().nullable(),
    changedAt: p.datetime().nullable(),
    /** The change of the candidate's status that cancelled it: undoing that one restores the interview. */
    cancelledByChange: p.uuid().nullable(),
  },
});

/** What a caller read before acting on an interview. */
export interface Seen {
  status?: InterviewStatus;
  /** ISO 8601 */
  date?: string;
}

/** What a change of status was, for those who are told; nothing when nothing changed. */
export type StatusChange = 'interview.scheduled' | 'interview.completed' | 'interview.cancelled' | undefined;

export class Interview extends schema.class {
  /** The interview, held against every other change until the transaction of `em` ends. */
  static async lock(em: EntityManager, id: string): Promise<Interview> {
    if (!isUUID(id)) throw Interview.notFound();
    await em.execute('select 1 from interview where id = ? for update', [id]);
    return Interview.load(em, id);
  }

  static async load(em: EntityManager, id: string): Promise<Interview> {
    const interview = isUUID(id) ? await em.findOne(Interview, id) : null;
    if (!interview) throw Interview.notFound();
    return interview;
  }

  static notFound(): AppError {
    return new AppError('NOT_FOUND', 'Entrevista não encontrada');
  }

  static assertBookable(time: Date, now: Date): void {
    const refuse = (message: string) => AppError.invalid([{ field: 'interviewDate', message }]);
    if (!isOnGrid(time)) {
      throw refuse('Escolha um horário de 15 em 15 minutos, das 09:00 às 11:45 ou das 13:00 às 17:45');
    }
    if (time <= now) throw refuse('Escolha um horário no futuro');
  }

  /** @throws {AppError} `CHANGED_MEANWHILE` where the interview is no longer as the caller read it */
  assertUnchanged({ status, date }: Seen): void {
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

  move(time: Date, now: Date): void {
    if (this.status !== 'scheduled') {
      const message = 'Somente uma entrevista agendada pode mudar de horário';
      throw AppError.invalid([{ field: 'status', message }]);
    }
    Interview.assertBookable(time, now);
    this.startsAt = time;
    this.arrangedAt = now;
    this.noteChange(now);
    this.revision++;
    this.clearCaches();
  }

  changeStatus(status: InterviewStatus, now: Date): StatusChange {
    if (status === this.status) return undefined;
    // A cancelled or completed one is taken up again like a new one: its slot must be free and still to come.
    if (status === 'scheduled') {
      Interview.assertBookable(this.startsAt, now);
      this.arrangedAt = now;
      this.clearCaches();
    }
    if (status !== 'completed') this.revision++;
    this.status = status;
    this.cancelledByChange = null;
    this.noteChange(now);
    return `interview.${status}`;
  }

  /** Cancels it because of a change of the candidate's status. @param changeId null: one that cannot be undone */
  close(changeId: string | null, now: Date): void {
    this.changeStatus('cancelled', now);
    this.cancelledByChange = changeId;
  }

  /** What {@link close} did is undone: confirmation, reminders and calendar entry go on as before. */
  restore(now: Date): void {
    this.status = 'scheduled';
    this.revision--;
    this.cancelledByChange = null;
    this.noteChange(now);
  }

  /** @returns whether it was not confirmed before */
  confirm(method: Channel, now: Date): boolean {
    this.assertOpen(now);
    if (this.confirmedBy) return false;
    if (this.status !== 'scheduled') throw Interview.notFound();
    this.confirmedBy = method;
    this.confirmedAt = now;
    return true;
  }

  canConfirm(now: Date): boolean {
    return this.status === 'scheduled' && this.startsAt > now && !this.confirmedBy;
  }

  /** A wish for staff to see; it does not end a confirmation. @returns whether it is news */
  requestReschedule(now: Date): boolean {
    if (this.status !== 'scheduled' || this.startsAt <= now || this.rescheduleRequestedAt) return false;
    this.rescheduleRequestedAt = now;
    return true;
  }

  /** The candidate's link ends with a cancellation, and when the time has passed. */
  assertOpen(now: Date): void {
    if (this.status === 'cancelled' || this.startsAt <= now) throw Interview.notFound();
  }

  toView(): InterviewView {
    return {
      id: this.id,
      candidateId: this.candidateId,
      jobId: this.jobId,
      interviewType: this.type,
      interviewDate: this.startsAt.toISOString(),
      status: this.status,
      notes: this.notes ?? null,
      feedback: this.feedback ?? null,
      confirmedBy: this.confirmedBy ?? null,
      confirmedAt: this.confirmedAt?.toISOString() ?? null,
      rescheduleRequestedAt: this.rescheduleRequestedAt?.toISOString() ?? null,
      emailSent: this.emailSent,
      whatsappSent: this.whatsappSent,
      notificationOptions: {
        sendEmail: this.sendEmail,
        sendWhatsApp: this.sendWhatsapp,
        customMessage: this.customMessage ?? null,
      },
      cancelledByChange: this.cancelledByChange ?? null,
      revision: this.revision,
      createdAt: this.createdAt.toISOString(),
    };
  }

  private noteChange(now: Date): void {
    this.changedBy = currentActor()?.username ?? null;
    this.changedAt = now;
  }

  private clearCaches(): void {
    this.rescheduleRequestedAt = null;
    this.confirmedBy = null;
    this.confirmedAt = null;
  }
}
schema.setClass(Interview);
