import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  SYSTEM_JOBS,
  TEMPLATE_VARIABLE_NAMES,
  missingVariables,
  type CandidatesRpc,
  type ChangeInterviewStatus,
  type Channel,
  type ConfirmInterview,
  type EventName,
  type InterviewView,
  type JobsRpc,
  type RescheduleInterview,
  type RpcClient,
  type ScheduleInterview,
} from '@araucaria/contracts';
import { Database, violatedConstraint } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, rpcToken } from '@araucaria/platform';
import { parseTime } from './business-time.js';
import { Interview } from './interview.entity.js';
import { RemindersService } from './reminders.service.js';

/** What is told with nothing but the interview's own facts. */
type Told = Exclude<
  Extract<EventName, `interview.${string}`>,
  `interview.invitation-${string}` | 'interview.reminder-due' | 'interview.answered'
>;

/** Everything that changes an interview. */
@Injectable()
export class InterviewsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly reminders: RemindersService,
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
  ) {}

  async schedule(input: ScheduleInterview): Promise<InterviewView> {
    const {
      candidateId,
      jobId = SYSTEM_JOBS.talentBank,
      interviewType,
      notes,
      notificationOptions = {},
    } = input;
    const startsAt = parseTime(input.interviewDate, 'interviewDate');
    const now = this.clock.now();
    Interview.assertBookable(startsAt, now);
    assertComplete(notificationOptions.customMessage, notes);
    await this.assertKnown(candidateId, jobId);
    return this.changing(async (em) => {
      const interview = em.create(Interview, {
        id: randomUUID(),
        candidateId,
        jobId,
        type: interviewType,
        startsAt,
        status: 'scheduled',
        notes: notes ?? null,
        sendEmail: notificationOptions.sendEmail ?? true,
        sendWhatsapp: notificationOptions.sendWhatsApp ?? true,
        customMessage: notificationOptions.customMessage ?? null,
        emailSent: false,
        whatsappSent: false,
        revision: 0,
        arrangedAt: now,
        createdAt: now,
      });
      await em.persist(interview).flush();
      this.tell(em, 'interview.scheduled', interview);
      return interview;
    });
  }

  reschedule({ id, interviewDate, notes }: RescheduleInterview): Promise<InterviewView> {
    const time = parseTime(interviewDate, 'interviewDate');
    return this.changing(async (em) => {
      const interview = await Interview.lock(em, id);
      if (notes !== undefined) interview.notes = notes;
      if (interview.startsAt.getTime() === time.getTime() && interview.status === 'scheduled')
        return interview;
      interview.move(time, this.clock.now());
      this.tell(em, 'interview.rescheduled', interview);
      return interview;
    });
  }

  changeStatus({ id, status, feedback }: ChangeInterviewStatus): Promise<InterviewView> {
    return this.changing(async (em) => {
      const interview = await Interview.lock(em, id);
      if (feedback !== undefined) interview.feedback = feedback;
      const change = interview.changeStatus(status, this.clock.now());
      if (change) this.tell(em, change, interview);
      return interview;
    });
  }

  confirm({ id, confirmMethod }: ConfirmInterview): Promise<InterviewView> {
    return this.changing(async (em) => {
      const interview = await Interview.lock(em, id);
      if (interview.confirm(confirmMethod, this.clock.now())) this.tell(em, 'interview.confirmed', interview);
      return interview;
    });
  }

  /** Again changes nothing; one that has been removed meanwhile is nobody's concern. */
  async noteInvitation(em: EntityManager, id: string, channel: Channel, sent: boolean): Promise<void> {
    await em.nativeUpdate(
      Interview,
      { id },
      channel === 'email' ? { emailSent: sent } : { whatsappSent: sent },
    );
  }

  async forgetCandidate(em: EntityManager, candidateId: number): Promise<void> {
    await em.nativeDelete(Interview, { candidateId });
  }

  async clean(): Promise<{ interviews: number }> {
    return { interviews: await this.database.transaction((em) => em.nativeDelete(Interview, {})) };
  }

  /** The database alone decides who gets a slot: whoever comes second is told so. */
  private async changing(work: (em: EntityManager) => Promise<Interview>): Promise<InterviewView> {
    try {
      return await this.database.transaction(async (em) => {
        const interview = await work(em);
        await em.flush();
        return interview.toView();
      });
    } catch (error) {
      if (violatedConstraint(error) === 'interview_slot') throw new AppError('SLOT_TAKEN');
      throw error;
    }
  }

  private async assertKnown(candidateId: number, jobId: number): Promise<void> {
    const [candidates, jobs] = await Promise.all([
      this.candidates.byIds({ ids: [candidateId] }),
      // The reserved opening is always there.
      jobId === SYSTEM_JOBS.talentBank ? [{ id: jobId }] : this.jobs.byIds({ ids: [jobId] }),
    ]);
    if (!candidates.length) throw new AppError('NOT_FOUND', 'Candidato não encontrado.');
    if (!jobs.length) throw new AppError('NOT_FOUND', 'Vaga não encontrada.');
  }

  tell(em: EntityManager, event: Told, interview: Interview): void {
    const { id, candidateId, revision, sendEmail, sendWhatsapp } = interview;
    // The time may be a new one; asking about one that was known does no harm.
    if (interview.status === 'scheduled') this.reminders.follow(interview);
    this.outbox.add(em, event, {
      interviewId: id,
      candidateId,
      revision,
      sendEmail,
      sendWhatsApp: sendWhatsapp,
    });
  }
}

/** Everything about an interview is known but its place, which may be nowhere. */
function assertComplete(message = '', notes?: string): void {
  const values = Object.fromEntries(TEMPLATE_VARIABLE_NAMES.map((name) => [name, name]));
  const missing = missingVariables(message, { ...values, local: notes });
  if (!missing.length) return;
  const words = `Falta o que preencher em ${missing.join(', ')}: informe o local nas observações ou retire a variável.`;
  throw AppError.invalid([{ field: 'notificationOptions.customMessage', message: words }]);
}
