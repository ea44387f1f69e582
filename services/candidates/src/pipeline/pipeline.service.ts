import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CANDIDATE_STATUS,
  CandidatesRpc,
  InterviewsClient,
  isApproved,
  isEnded,
  isHired,
  leavesHire,
  statusForInterviews,
  type CandidateStatus,
  type CandidateView,
  type ChangeScore,
  type ChangeStatus,
  type DecideCandidate,
  type Permission,
  type SetHiringStep,
} from '@araucaria/contracts';
import { Database, askBeforeLock } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc } from '@araucaria/platform';
import { Candidate } from '../records/candidate.entity.js';
import { CandidateQueryService, candidateNotFound } from '../lists/candidate-query.service.js';
import { isInScope } from '../lists/candidate-scope.service.js';
import { HistoryEntry, isNoteSql } from '../records/history-entry.entity.js';
import { RejectionReasonsService } from '../responses/rejection-reasons.service.js';
import { validStartDate } from './start-date.js';
import { assertStatus, assertStep } from './status-conflict.js';
import { StatusWriterService } from './status-writer.service.js';

/** Notes in the history of changes that follow from interviews. */
const NOTE_SCHEDULED = 'Mudança automática: uma entrevista foi agendada.';
const NOTE_SCHEDULING_UNDONE = 'Mudança automática: o agendamento da entrevista foi desfeito.';
const NOTE_NONE_OPEN = 'Mudança automática: não há mais entrevista em aberto.';

type Decision = Omit<ChangeStatus, 'id' | 'status'>;

/** Changes of one candidate by the staff and by interviews; those of status and step are recorded in the history. */
@Injectable()
export class PipelineService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly writer: StatusWriterService,
    private readonly rejectionReasons: RejectionReasonsService,
    private readonly queries: CandidateQueryService,
    private readonly clock: Clock,
    private readonly interviews: InterviewsClient,
  ) {}

  @Rpc(CandidatesRpc.changeStatus)
  changeStatus({ id, status, ...reason }: ChangeStatus): Promise<CandidateView> {
    return this.change('candidates.decide', id, (candidate, em) =>
      this.decide(em, candidate, status, reason),
    );
  }

  @Rpc(CandidatesRpc.changeScore)
  changeScore({ id, score, from }: ChangeScore): Promise<CandidateView> {
    return this.change('candidates.decide', id, (candidate, em) => {
      const current = candidate.scoredAt ? candidate.score : null;
      if (current === score) return;
      if (from !== undefined && from !== current) throw scoreChanged(current);
      candidate.score = score;
      candidate.scoredAt = this.clock.now();
      this.outbox.add(em, 'candidate.scored', { candidateId: id });
    });
  }

  /**
   * Leaves the status of a candidate who is past `approved`.
   * @throws {AppError} `HIRED` if the caller saw that the candidate is hired
   */
  @Rpc(CandidatesRpc.approve)
  approve({ id, ...reason }: DecideCandidate): Promise<CandidateView> {
    return this.change('candidates.decide', id, (candidate, em) => {
      const { status } = candidate;
      const keepsStatus = isApproved(status) && !(reason.from && isHired(status));
      return this.decide(em, candidate, keepsStatus ? status : 'approved', reason);
    });
  }

  @Rpc(CandidatesRpc.reject)
  reject(decision: DecideCandidate): Promise<CandidateView> {
    return this.changeStatus({ ...decision, status: 'rejected' });
  }

  @Rpc(CandidatesRpc.setHiringStep)
  setHiringStep({ id, hiringStep: to, notes: note, hire, ...more }: SetHiringStep): Promise<CandidateView> {
    const { from, fromStatus, changeId, startDate, notify } = more;
    return this.change('hiring.manage', id, async (candidate, em) => {
      if (await isRepeated(em, id, changeId)) return;
      await assertStatus(em, candidate, fromStatus);
      // Before the step is compared: an ended candidate is at none, which would read as a hiring that has not begun.
      const comparesState = from !== undefined || fromStatus !== undefined;
      if (isEnded(candidate.status) && (hire || comparesState)) throw notApproved(candidate);
      await assertStep(em, candidate, from);
      // A completed process means a hire, even without `hire`.
      const hires = (hire || to === 'completed') && !isHired(candidate.status);
      // Older clients complete a process without `from`; only those calls may hire a candidate who is not yet approved.
      const isOldCall = !hire && !comparesState;
      const mayHire = isApproved(candidate.status) || (isOldCall && !isEnded(candidate.status));
      if (hires && !mayHire) throw notApproved(candidate);
      const day = startDate ? validStartDate(candidate, startDate, this.clock.now()) : undefined;
      this.writer.setStep(em, candidate, to, { note, changeId, notify, startDate: day });
      if (hires) this.writer.set(em, candidate, 'hired', { changeId, notify });
    });
  }

  /**
   * Sets the status that follows from a candidate's interviews (`statusForInterviews`), whatever the order of the events.
   * @param undoneChangeId a change that has just been undone; interviews that it cancelled count as open, since the
   *   interviews service is about to restore them
   * @param actorId the user who changed the interview
   */
  async syncWithInterviews(
    em: EntityManager,
    id: number,
    { undoneChangeId, actorId }: { undoneChangeId?: string; actorId?: number | undefined } = {},
  ): Promise<void> {
    const isOpen = await this.hasOpenInterview(em, id, undoneChangeId);
    const candidate = await em.findOne(Candidate, id);
    if (!candidate) return;
    const to = statusForInterviews(candidate.status, isOpen);
    if (to !== candidate.status)
      this.writer.set(em, candidate, to, { note: isOpen ? NOTE_SCHEDULED : NOTE_NONE_OPEN, actorId });
  }

  /**
   * An interview that had just been scheduled was removed: the status that the scheduling replaced is valid again, if nothing
   * followed.
   */
  async undoScheduling(em: EntityManager, id: number, actorId: number | undefined): Promise<void> {
    const isOpen = await this.hasOpenInterview(em, id);
    const candidate = await em.findOne(Candidate, id);
    if (!candidate || isOpen) return;
    const [last] = await em.execute<Array<{ from: CandidateStatus | null; note: string | null }>>(
      `select from_value as "from", note from history_entry e
       where candidate_id = ? and kind = 'status' and not ${isNoteSql('e')} order by id desc limit 1`,
      [id],
    );
    const replaced = last?.note === NOTE_SCHEDULED ? last.from : null;
    const to = replaced ?? statusForInterviews(candidate.status, false);
    if (candidate.status === 'interview')
      this.writer.set(em, candidate, to, { note: NOTE_SCHEDULING_UNDONE, actorId });
  }

  /** Asks the interviews service, and locks the candidate. */
  private async hasOpenInterview(em: EntityManager, id: number, undoneChangeId?: string): Promise<boolean> {
    const interviews = await askBeforeLock(em, {
      candidateId: id,
      ask: () => this.interviews.byCandidateIds({ ids: [id] }),
      lock: () => lockRow(em, id),
    });
    return interviews.some(
      ({ status, cancelledByChange }) =>
        status === 'scheduled' || (undoneChangeId !== undefined && cancelledByChange === undoneChangeId),
    );
  }

  /** Does nothing if the call is a repetition, even after its change was undone. */
  private async decide(
    em: EntityManager,
    candidate: Candidate,
    to: CandidateStatus,
    { from, undoHire, ...reason }: Decision,
  ): Promise<void> {
    if (await isRepeated(em, candidate.id, reason.changeId)) return;
    await assertStatus(em, candidate, from);
    if (from && !undoHire && leavesHire(candidate.status, to))
      throw new AppError('HIRED', undefined, { current: candidate.status });
    await this.rejectionReasons.assertValid(em, to, reason);
    this.writer.set(em, candidate, to, reason);
  }

  private async change(
    permission: Permission,
    id: number,
    edit: (candidate: Candidate, em: EntityManager) => void | Promise<void>,
  ): Promise<CandidateView> {
    await this.database.transaction(async (em) => {
      await lockRow(em, id);
      const candidate = await em.findOne(Candidate, id);
      if (!candidate || !isInScope(candidate, permission)) throw candidateNotFound();
      await edit(candidate, em);
    });
    return this.queries.byId({ id });
  }
}

/** Locks the candidate until the transaction of `em` ends. */
const lockRow = (em: EntityManager, id: number) =>
  em.execute('select 1 from candidate where id = ? for update', [id]);

const isRepeated = async (
  em: EntityManager,
  candidateId: number,
  changeId: string | undefined,
): Promise<boolean> =>
  changeId !== undefined && (await em.count(HistoryEntry, { candidateId, changeId })) > 0;

const scoreChanged = (current: number | null): AppError =>
  new AppError(
    'CHANGED_MEANWHILE',
    current === null ? 'A nota foi retirada.' : `Outra pessoa já deu a nota ${current}.`,
    { field: 'score', current },
  );

const notApproved = ({ status }: Candidate): AppError =>
  new AppError(
    'NOT_APPROVED',
    `Só candidatos aprovados podem ser contratados; o status deste é “${CANDIDATE_STATUS[status]}”. Aprove o candidato antes.`,
    { current: status },
  );
