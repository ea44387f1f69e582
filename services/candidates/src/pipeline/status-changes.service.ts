import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CandidatesRpc,
  statusOutcome,
  type CandidateStatus,
  type ChangeStatuses,
  type StatusChange,
  type StatusPreview,
  type StatusSelection,
  type UndoStatusChange,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError, Rpc, recordScope } from '@araucaria/platform';
import { Candidate, type PipelineState } from '../records/candidate.entity.js';
import { ChangeSeriesService } from './change-series.service.js';
import { CandidateScopeService, isInScope } from '../lists/candidate-scope.service.js';
import { RejectionReasonsService } from '../responses/rejection-reasons.service.js';
import { batchConflictError, conflictError, isSameStatus } from './status-conflict.js';
import { StatusWriterService, type UndoneEntry } from './status-writer.service.js';
import { IS_LAST_CHANGE } from './undo-offer.sql.js';

interface Entry extends UndoneEntry {
  candidateId: number;
  /** State before the change; null for changes by releases that did not store it. */
  before: PipelineState | null;
  undone: boolean;
  /** Whether every later change of the candidate has been undone. */
  isLast: boolean;
}

interface UndoneChange {
  changeId: string;
  entries: Entry[];
  /** Of the series that the change belongs to; undefined: the change has an undo window of its own. */
  isSeriesOpen: boolean | undefined;
}

interface PreviewedCandidate extends Omit<StatusPreview, 'outcome'> {
  /** Rejected without an e-mail: another rejection sends one. */
  lacksRejectionEmail: boolean;
}

/** Previews, makes and undoes changes of status, of one candidate or of many in one transaction. */
@Injectable()
export class StatusChangesService {
  constructor(
    private readonly database: Database,
    private readonly writer: StatusWriterService,
    private readonly scope: CandidateScopeService,
    private readonly rejectionReasons: RejectionReasonsService,
    private readonly series: ChangeSeriesService,
  ) {}

  @Rpc(CandidatesRpc.previewStatuses)
  async preview({ ids, status }: StatusSelection): Promise<StatusPreview[]> {
    const sql = `select id as "candidateId", first_name || ' ' || last_name as name, status as "from",
        status = 'rejected' and waiting_since is not null as "lacksRejectionEmail"
      from candidate where id = any($1) order by name_key, id`;
    const candidates = await this.database.read<PreviewedCandidate>({
      name: 'preview-statuses',
      text: sql,
      values: [await this.scope.filter(ids, 'candidates.decide')],
    });
    return candidates.map(({ lacksRejectionEmail, ...one }) => ({
      ...one,
      outcome: status === 'rejected' && lacksRejectionEmail ? 'change' : statusOutcome(one.from, status),
    }));
  }

  @Rpc(CandidatesRpc.changeStatuses)
  change({
    ids,
    status,
    from,
    changeId = randomUUID(),
    seriesId,
    ...reason
  }: ChangeStatuses): Promise<StatusChange> {
    const seen = seenStatuses(ids, from);
    return this.database.transaction(async (em) => {
      const isJoined = seriesId !== undefined && (await this.series.add(em, seriesId));
      const joined = isJoined ? { seriesId } : {};
      const candidates = await lock(em, ids);
      const repeated = await visibleEntriesOf(em, changeId);
      if (repeated.length) return resultOf(changeId, repeated, ids);
      const changed = candidates.filter((one) => !isSameStatus(seen.get(one.id) ?? one.status, one.status));
      if (changed.length) throw await batchConflictError(em, changed);
      await this.rejectionReasons.assertValid(em, status, reason);
      const result: StatusChange = { changeId, changed: [], left: missing(ids, candidates) };
      for (const candidate of candidates) {
        const { id: candidateId, status: current } = candidate;
        const outcome = statusOutcome(current, status);
        if (outcome !== 'change' && !candidate.isAnnouncedBy(status, reason.notify)) {
          result.left.push({ candidateId, reason: outcome });
          continue;
        }
        this.writer.set(em, candidate, status, { ...reason, ...joined, changeId });
        result.changed.push({ candidateId, from: current, to: status });
      }
      return result;
    });
  }

  @Rpc(CandidatesRpc.undoStatusChange)
  undo({ changeId }: UndoStatusChange): Promise<StatusChange> {
    return this.database.transaction(async (em) => {
      const isSeriesOpen = await this.series.extend(em, changeId);
      const found = await visibleEntriesOf(em, changeId);
      if (!found.length) throw new AppError('NOT_FOUND', 'Mudança não encontrada');
      const ids = [...new Set(found.map(({ candidateId }) => candidateId))];
      const candidates = await lock(em, ids);
      // Read again: another change may have been committed before the locks were granted.
      const entriesByCandidate = Map.groupBy(
        await visibleEntriesOf(em, changeId),
        ({ candidateId }) => candidateId,
      );
      const result: StatusChange = { changeId, changed: [], left: [] };
      const changedSince: Candidate[] = [];
      for (const candidateId of ids) {
        const candidate = candidates.find(({ id }) => id === candidateId);
        const entries = entriesByCandidate.get(candidateId) ?? [];
        if (!candidate || !entries.every(({ undone, isLast }) => undone || isLast)) {
          result.left.push({ candidateId, reason: candidate ? 'changed-since' : 'gone' });
          if (candidate) changedSince.push(candidate);
          continue;
        }
        result.changed.push(this.undoOne(em, candidate, { changeId, entries, isSeriesOpen }));
      }
      const [first] = changedSince;
      if (first && !result.changed.length) throw await conflictError(em, first);
      return result;
    });
  }

  private undoOne(
    em: EntityManager,
    candidate: Candidate,
    { changeId, entries, isSeriesOpen }: UndoneChange,
  ): StatusChange['changed'][number] {
    const { id: candidateId, status } = candidate;
    const statusEntry = entries.find(({ kind }) => kind === 'status');
    const [first] = entries;
    if (!first?.undone) {
      const isOpen = isSeriesOpen ?? !(first && this.writer.isTooLateToUndo(first));
      if (!first?.before || !isOpen) throw new AppError('UNDO_EXPIRED');
      this.writer.undo(em, candidate, { changeId, before: first.before, entries });
    }
    return {
      candidateId,
      from: (statusEntry?.to ?? status) as CandidateStatus,
      to: (statusEntry?.from ?? status) as CandidateStatus,
    };
  }
}

/** The status that the caller saw of each candidate; empty: not checked. */
function seenStatuses(ids: number[], from: CandidateStatus[] = []): Map<number, CandidateStatus> {
  const [first] = from;
  if (first === undefined) return new Map();
  if (from.length !== 1 && from.length !== ids.length)
    throw AppError.invalid([
      { field: 'from', message: 'Informe um status de origem para todos ou um para cada candidato' },
    ]);
  return new Map(ids.map((id, index) => [id, from.length === 1 ? first : from[index]!]));
}

/**
 * The candidates whom the acting user may decide about. Locks in the order of ids, so that calls with overlapping selections wait for each other and cannot deadlock.
 */
async function lock(em: EntityManager, ids: number[]): Promise<Candidate[]> {
  await em.execute('select 1 from candidate where id = any(?::int[]) order by id for update', [
    `{${ids.join()}}`,
  ]);
  const candidates = await em.find(Candidate, { id: { $in: ids } }, { orderBy: { id: 'asc' } });
  return candidates.filter((candidate) => isInScope(candidate, 'candidates.decide'));
}

/** The entries of a change by candidate, oldest first, without candidates beyond the limits of the acting user. */
async function visibleEntriesOf(em: EntityManager, changeId: string): Promise<Entry[]> {
  const rows = await em.execute<Entry[]>(
    `select e.id, e.candidate_id as "candidateId", e.kind, e.from_value as "from", e.to_value as "to", e.at, e.before,
       exists (select 1 from history_entry u where u.undoes = e.id) as undone,
       ${IS_LAST_CHANGE} as "isLast"
     from history_entry e where e.change_id = ? order by e.candidate_id, e.id`,
    [changeId],
  );
  const entries = rows.map((entry) => ({ ...entry, at: new Date(entry.at) }));
  if (!entries.length || !recordScope('candidates.decide')) return entries;
  const ids = [...new Set(entries.map(({ candidateId }) => candidateId))];
  const visible = new Set((await lock(em, ids)).map(({ id }) => id));
  return entries.filter(({ candidateId }) => visible.has(candidateId));
}

/** The result of a call that is repeated, from its stored entries. */
function resultOf(changeId: string, entries: Entry[], ids: number[]): StatusChange {
  const changed = entries
    .filter(({ kind }) => kind === 'status')
    .map(({ candidateId, from, to }) => ({
      candidateId,
      from: from as CandidateStatus,
      to: to as CandidateStatus,
    }));
  const others = ids.filter((id) => !entries.some(({ candidateId }) => candidateId === id));
  return { changeId, changed, left: others.map((candidateId) => ({ candidateId, reason: 'same' })) };
}

function missing(ids: number[], candidates: Candidate[]): StatusChange['left'] {
  const found = new Set(candidates.map(({ id }) => id));
  return ids.filter((id) => !found.has(id)).map((candidateId) => ({ candidateId, reason: 'gone' }));
}
