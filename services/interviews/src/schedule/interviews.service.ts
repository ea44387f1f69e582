import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  APPROVED_PREFIX,
  CandidatesClient,
  DEFAULT_DURATION_MINUTES,
  InterviewsRpc,
  JobsClient,
  SYSTEM_JOBS,
  TEMPLATE_VARIABLE_NAMES,
  isPermitted,
  mergeUserIds,
  missingVariables,
  type CandidateView,
  type ChangeInterviewStatus,
  type Channel,
  type ConfirmInterview,
  type EventName,
  type InterviewView,
  type JobView,
  type Permission,
  type RescheduleInterview,
  type ScheduleInterview,
  type SetInterviewers,
} from '@araucaria/contracts';
import { Database, askBeforeLock, oncePerForm, violatedConstraint } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc, currentActor } from '@araucaria/platform';
import { BusinessCalendarService } from './business-calendar.service.js';
import { parseTime } from './business-time.js';
import { lockCandidate } from './candidate-lock.js';
import { nameCopyOf } from './candidate-names.service.js';
import { isInScope } from './interview-scope.js';
import { Interview } from './interview.entity.js';
import { JobRefsService } from './job-refs.service.js';
import { RemindersService } from './reminders.service.js';
import { undoStateOf } from './undo-state.js';

/** Events whose payload follows from the interview. */
type InterviewEvent = Exclude<
  Extract<EventName, `interview.${string}`>,
  | `interview.invitation-${string}`
  | 'interview.reminder-due'
  | 'interview.answered'
  | 'interview.change-undone'
  | 'interview.interviewers-changed'
  | 'interview.erased'
>;

type EventDetails = Partial<Record<'decides' | 'resized', boolean>>;

/** Changes of interviews by staff and candidates: one transaction each. */
@Injectable()
export class InterviewsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly reminders: RemindersService,
    private readonly calendar: BusinessCalendarService,
    private readonly jobRefs: JobRefsService,
    private readonly candidates: CandidatesClient,
    private readonly jobs: JobsClient,
  ) {}

  @Rpc(InterviewsRpc.schedule)
  async schedule(input: ScheduleInterview): Promise<InterviewView> {
    const {
      candidateId,
      jobId = SYSTEM_JOBS.talentBank,
      interviewType,
      durationMinutes = DEFAULT_DURATION_MINUTES,
      notes,
      interviewerIds = [],
      notificationOptions = {},
      changeId,
    } = input;
    const form = { ...input, changeId: undefined };
    const startsAt = parseTime(input.interviewDate, 'interviewDate');
    const now = this.clock.now();
    Interview.assertBookable(startsAt, now);
    await this.calendar.assertOpen(startsAt);
    assertVariablesFilled(notificationOptions.customMessage, notes);
    const job = await this.findJob(jobId);
    return this.change((em) => {
      const create = async () => {
        if (job) await this.jobRefs.saveMissing(em, job);
        const candidate = await askBeforeLock(em, {
          candidateId,
          ask: () => this.findCandidate(candidateId),
          lock: () => lockCandidate(em, candidateId),
        });
        const interview = em.create(Interview, {
          id: randomUUID(),
          candidateId,
          ...nameCopyOf(candidate),
          jobId,
          type: interviewType,
          startsAt,
          durationMinutes,
          status: 'scheduled',
          notes: notes ?? null,
          interviewerIds: sortedIds(interviewerIds),
          sendEmail: notificationOptions.sendEmail ?? true,
          sendWhatsapp: notificationOptions.sendWhatsApp ?? true,
          customMessage: notificationOptions.customMessage ?? null,
          emailSent: false,
          whatsappSent: false,
          revision: 0,
          arrangedAt: now,
          createdAt: now,
          arrangedById: currentActor()?.id ?? null,
        });
        if (changeId) interview.allowUndo(changeId, null, now);
        await em.persist(interview).flush();
        this.publish(em, 'interview.scheduled', interview);
        return interview;
      };
      const find = (id: string) => em.findOne(Interview, id);
      return oncePerForm(em, { kind: 'interview', form, create, find });
    });
  }

  @Rpc(InterviewsRpc.reschedule)
  reschedule(input: RescheduleInterview): Promise<InterviewView> {
    const { id, interviewDate, durationMinutes, notes, customMessage, from, changeId } = input;
    const time = parseTime(interviewDate, 'interviewDate');
    return this.change(async (em) => {
      const interview = await Interview.lockPermitted(em, id, 'interviews.manage');
      if (changeId && interview.undoChangeId === changeId) return interview;
      interview.assertUnchanged({ date: from });
      const before = undoStateOf(interview);
      if (notes !== undefined) interview.notes = notes;
      if (customMessage !== undefined) {
        assertVariablesFilled(customMessage, interview.notes ?? undefined);
        interview.customMessage = customMessage.trim() || null;
      }
      const length = durationMinutes ?? interview.durationMinutes;
      const isSameTime = interview.startsAt.getTime() === time.getTime() && interview.status === 'scheduled';
      if (isSameTime && length === interview.durationMinutes) return interview;
      const now = this.clock.now();
      if (isSameTime) interview.resize(length, now);
      else interview.reschedule(time, now);
      interview.durationMinutes = length;
      if (changeId) interview.allowUndo(changeId, before, now);
      if (!isSameTime) await this.calendar.assertOpen(time);
      this.publish(em, 'interview.rescheduled', interview, isSameTime ? { resized: true } : {});
      return interview;
    });
  }

  @Rpc(InterviewsRpc.setInterviewers)
  setInterviewers({ id, interviewerIds, basedOn }: SetInterviewers): Promise<InterviewView> {
    return this.change(async (em) => {
      const interview = await Interview.lockPermitted(em, id, 'interviews.manage');
      const before = interview.interviewerIds;
      const after = mergeUserIds(before, { chosen: interviewerIds, basedOn });
      interview.interviewerIds = after;
      const added = after.filter((userId) => !before.includes(userId));
      const removed = before.filter((userId) => !after.includes(userId));
      if (added.length || removed.length) {
        interview.endUndo();
        const payload = { ...eventPayloadOf(interview), added, removed };
        this.outbox.add(em, 'interview.interviewers-changed', payload);
      }
      const details = { interviewers: after.join(' ') };
      this.outbox.audit(em, {
        action: 'interview.interviewers-changed',
        subject: 'interview',
        subjectId: id,
        details,
      });
      return interview;
    });
  }

  @Rpc(InterviewsRpc.changeStatus)
  changeStatus(input: ChangeInterviewStatus): Promise<InterviewView> {
    const { id, status, feedback, from, fromDate, decides, changeId } = input;
    return this.change(async (em) => {
      // An outcome is for those who interview; a cancellation, or its undo, for those who arrange.
      const permission = status === 'completed' ? 'interviews.conclude' : 'interviews.manage';
      assertPermitted(permission);
      const interview = await Interview.lockPermitted(em, id, permission);
      if (changeId && interview.undoChangeId === changeId) return interview;
      interview.assertUnchanged({ status: from, date: fromDate });
      const before = undoStateOf(interview);
      if (status === 'scheduled' && interview.status !== status)
        await this.calendar.assertOpen(interview.startsAt);
      if (feedback !== undefined) interview.feedback = feedback;
      const now = this.clock.now();
      const change = interview.changeStatus(status, now);
      // The undo of an outcome is that of the decision about the candidate.
      if (changeId && change === 'interview.cancelled') interview.allowUndo(changeId, before, now);
      const isDecided = decides ?? feedback?.startsWith(APPROVED_PREFIX) ?? false;
      const details = change === 'interview.completed' ? { decides: isDecided } : {};
      if (change) this.publish(em, change, interview, details);
      return interview;
    });
  }

  @Rpc(InterviewsRpc.confirm)
  confirm({ id, confirmMethod, from }: ConfirmInterview): Promise<InterviewView> {
    return this.change(async (em) => {
      const interview = await Interview.lock(em, id);
      interview.assertLinkValid(this.clock.now());
      interview.assertShownTime(from);
      if (interview.confirm(confirmMethod, this.clock.now()))
        this.publish(em, 'interview.confirmed', interview);
      return interview;
    });
  }

  /**
   * Records whether the invitations of a channel were sent. Idempotent. Interviews that were removed meanwhile are ignored.
   * Rows are locked in the order of their ids.
   */
  async recordInvitations(em: EntityManager, ids: string[], channel: Channel, sent: boolean): Promise<void> {
    if (!ids.length) return;
    const column = channel === 'email' ? 'email_sent' : 'whatsapp_sent';
    await em.execute(
      `update interview set ${column} = ?
       where id in (select id from interview where id = any(?::uuid[]) order by id for update)`,
      [sent, `{${ids.join()}}`],
    );
  }

  /** @throws {AppError} `SLOT_TAKEN` */
  change(work: (em: EntityManager) => Promise<Interview>): Promise<InterviewView> {
    return this.inTransaction(async (em) => {
      const interview = await work(em);
      await em.flush();
      return interview.toView();
    });
  }

  /** The database guarantees that a slot is taken once. @throws {AppError} `SLOT_TAKEN` */
  async inTransaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.database.transaction(work);
    } catch (error) {
      throw violatedConstraint(error) === 'interview_slot' ? new AppError('SLOT_TAKEN') : error;
    }
  }

  private async findCandidate(id: number): Promise<CandidateView> {
    const [candidate] = await this.candidates.byIds({ ids: [id] });
    if (!candidate) throw new AppError('NOT_FOUND', 'Candidato não encontrado.');
    return candidate;
  }

  /**
   * @returns undefined for the talent bank, which always exists
   * @throws {AppError} `NOT_FOUND`, also beyond the limits of the acting user
   */
  private async findJob(id: number): Promise<JobView | undefined> {
    const isInLimits = isInScope({ jobId: id, interviewerIds: [] }, 'interviews.manage');
    if (isInLimits && id === SYSTEM_JOBS.talentBank) return undefined;
    const [job] = isInLimits ? await this.jobs.byIds({ ids: [id] }) : [];
    if (!job) throw new AppError('NOT_FOUND', 'Vaga não encontrada.');
    return job;
  }

  publish(em: EntityManager, event: InterviewEvent, interview: Interview, details: EventDetails = {}): void {
    // The time may be new. Setting an existing timer again has no effect.
    if (interview.status === 'scheduled') this.reminders.schedule(interview);
    const payload = { ...eventPayloadOf(interview), ...details };
    if (event === 'interview.cancelled') this.outbox.add(em, event, { ...payload, undoable: false });
    else if (event === 'interview.completed') this.outbox.add(em, event, { decides: false, ...payload });
    else this.outbox.add(em, event, payload);
  }
}

const sortedIds = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);

/** @throws {AppError} `FORBIDDEN`; the system itself, which has no actor, may do everything */
function assertPermitted(permission: Permission): void {
  const actor = currentActor();
  if (actor && !isPermitted(actor, permission)) throw new AppError('FORBIDDEN');
}

/** The part of the payload that all events of interviews have. */
export const eventPayloadOf = ({ id, candidateId, revision, sendEmail, sendWhatsapp }: Interview) => ({
  interviewId: id,
  candidateId,
  revision,
  sendEmail,
  sendWhatsApp: sendWhatsapp,
  actorId: currentActor()?.id,
});

/** Only the place (`notes`) can be missing; every other variable has a value. @throws {AppError} `VALIDATION_FAILED` */
function assertVariablesFilled(message = '', notes?: string): void {
  const values = Object.fromEntries(TEMPLATE_VARIABLE_NAMES.map((name) => [name, name]));
  const missing = missingVariables(message, { ...values, local: notes });
  if (!missing.length) return;
  const text = `Falta o que preencher em ${missing.join(', ')}: informe o local nas observações ou retire a variável.`;
  throw AppError.invalid([{ field: 'notificationOptions.customMessage', message: text }]);
}
