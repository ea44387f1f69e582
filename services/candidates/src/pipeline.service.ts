import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CANDIDATE_STATUS,
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
  type InterviewsRpc,
  type RpcClient,
  type SetHiringStep,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, rpcToken } from '@araucaria/platform';
import { Candidate } from './candidate.entity.js';
import { assertStatus, assertStep } from './concurrent-changes.js';
import { CandidateQueryService } from './candidate-query.service.js';
import { HistoryEntry } from './history-entry.entity.js';
import { startDay } from './start-day.js';
import { StatusWriter } from './status-writer.js';

/** Why a status changed by itself. */
const SCHEDULED = 'Mudança automática: uma entrevista foi agendada.';
const NONE_OPEN = 'Mudança automática: não há mais entrevista em aberto.';

type Decision = Omit<ChangeStatus, 'id' | 'status'>;

/** What staff do with a candidate; every change of status and of step is written down. */
@Injectable()
export class PipelineService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly writer: StatusWriter,
    private readonly directory: CandidateQueryService,
    private readonly clock: Clock,
    @Inject(rpcToken('interviews')) private readonly interviews: RpcClient<typeof InterviewsRpc>,
  ) {}

  changeStatus({ id, status, ...reason }: ChangeStatus): Promise<CandidateView> {
    return this.change(id, (candidate, em) => this.decide(em, candidate, status, reason));
  }

  changeScore({ id, score }: ChangeScore): Promise<CandidateView> {
    return this.change(id, (candidate, em) => {
      if (candidate.score === score && candidate.scoredAt) return;
      candidate.score = score;
      candidate.scoredAt = this.clock.now();
      this.outbox.add(em, 'candidate.scored', { candidateId: id });
    });
  }

  /** Never moves a candidate back who is past `approved`; a caller who saw the hire learns that. */
  approve({ id, ...reason }: DecideCandidate): Promise<CandidateView> {
    return this.change(id, (candidate, em) => {
      const { status } = candidate;
      const stays = isApproved(status) && !(reason.from && isHired(status));
      return this.decide(em, candidate, stays ? status : 'approved', reason);
    });
  }

  reject({ id, ...reason }: DecideCandidate): Promise<CandidateView> {
    return this.change(id, (candidate, em) => this.decide(em, candidate, 'rejected', reason));
  }

  setHiringStep({ id, hiringStep: to, notes: note, hire, ...more }: SetHiringStep): Promise<CandidateView> {
    const { from, fromStatus, changeId, startDate } = more;
    return this.change(id, async (candidate, em) => {
      if (await isMade(em, id, changeId)) return;
      await assertStatus(em, candidate, fromStatus);
      await assertStep(em, candidate, from);
      // A process that is completed has hired the candidate, also where the call does not say so.
      const hires = (hire || to === 'completed') && !isHired(candidate.status);
      // Older clients complete a process without saying what they saw; they are refused for an ended candidate only.
      const isOldCall = !hire && from === undefined && fromStatus === undefined;
      const mayHire = isApproved(candidate.status) || (isOldCall && !isEnded(candidate.status));
      if (hires && !mayHire) throw notApproved(candidate);
      const day = startDate ? startDay(candidate, startDate, this.clock.now()) : undefined;
      this.writer.setStep(em, candidate, to, { note, changeId, startDate: day });
      if (hires) this.writer.set(em, candidate, 'hired', { changeId });
    });
  }

  /**
   * Gives a candidate the status that goes with their interviews (`statusForInterviews`). The interviews are asked for
   * under the candidate's lock, so that the order in which events arrive does not matter.
   * @param undone the change that has just been undone: what it cancelled is restored by the interviews service
   */
  async followInterviews(em: EntityManager, id: number, undone?: string): Promise<void> {
    const candidate = await this.lock(em, id);
    if (!candidate) return;
    const interviews = await this.interviews.byCandidateIds({ ids: [id] });
    const isOpen = interviews.some(
      ({ status, cancelledByChange }) =>
        status === 'scheduled' || (undone !== undefined && cancelledByChange === undone),
    );
    const to = statusForInterviews(candidate.status, isOpen);
    if (to !== candidate.status) this.writer.set(em, candidate, to, { note: isOpen ? SCHEDULED : NONE_OPEN });
  }

  /** A repeated call, also after its change was undone, finds that the change has been made. */
  private async decide(
    em: EntityManager,
    candidate: Candidate,
    to: CandidateStatus,
    { from, undoHire, ...reason }: Decision,
  ): Promise<void> {
    if (await isMade(em, candidate.id, reason.changeId)) return;
    await assertStatus(em, candidate, from);
    if (from && !undoHire && leavesHire(candidate.status, to))
      throw new AppError('HIRED', undefined, { current: candidate.status });
    this.writer.set(em, candidate, to, reason);
  }

  private async change(
    id: number,
    edit: (candidate: Candidate, em: EntityManager) => void | Promise<void>,
  ): Promise<CandidateView> {
    await this.database.transaction(async (em) => {
      const candidate = await this.lock(em, id);
      if (!candidate) throw new AppError('NOT_FOUND', 'Candidato não encontrado');
      await edit(candidate, em);
    });
    return this.directory.byId(id);
  }

  /** Held against every other change until the transaction of `em` ends. */
  private async lock(em: EntityManager, id: number): Promise<Candidate | null> {
    await em.execute('select 1 from candidate where id = ? for update', [id]);
    return em.findOne(Candidate, id);
  }
}

/** Whether the change with that name has been made already: the call is a repeated one. */
const isMade = async (
  em: EntityManager,
  candidateId: number,
  changeId: string | undefined,
): Promise<boolean> =>
  changeId !== undefined && (await em.count(HistoryEntry, { candidateId, changeId })) > 0;

const notApproved = ({ status }: Candidate): AppError =>
  new AppError(
    'NOT_APPROVED',
    `Só candidatos aprovados podem ser contratados; o status deste é “${CANDIDATE_STATUS[status]}”. Aprove o candidato antes.`,
    { current: status },
  );
