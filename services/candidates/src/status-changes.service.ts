import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  statusOutcome,
  type CandidateStatus,
  type ChangeStatuses,
  type StatusChange,
  type StatusPreview,
  type StatusSelection,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError } from '@araucaria/platform';
import { Candidate, type Standing } from './candidate.entity.js';
import { changedMeanwhile, isSameStatus, manyChangedMeanwhile } from './concurrent-changes.js';
import { StatusWriter, type UndoneEntry } from './status-writer.js';

/** An entry of a change, and what became of it. */
interface Entry extends UndoneEntry {
  candidateId: number;
  /** What the change replaced; null of a change made by an earlier release. */
  before: Standing | null;
  undone: boolean;
  /** Nothing came after, or everything that did has been undone. */
  isLast: boolean;
}

/** Changes of status as wholes, for one candidate or for many: previewed, made, and undone. */
@Injectable()
export class StatusChangesService {
  constructor(
    private readonly database: Database,
    private readonly writer: StatusWriter,
  ) {}

  async preview({ ids, status }: StatusSelection): Promise<StatusPreview[]> {
    const sql = `select id as "candidateId", first_name || ' ' || last_name as name, status as "from"
      from candidate where id = any($1) order by name_key, id`;
    const people = await this.database.prepared<Omit<StatusPreview, 'outcome'>>('preview-statuses', sql, [
      ids,
    ]);
    return people.map((person) => ({ ...person, outcome: statusOutcome(person.from, status) }));
  }

  change({
    ids,
    status,
    from,
    note,
    notify,
    changeId = randomUUID(),
  }: ChangeStatuses): Promise<StatusChange> {
    const seen = statusesSeen(ids, from);
    return this.database.transaction(async (em) => {
      const people = await lock(em, ids);
      const made = await entriesOf(em, changeId);
      if (made.length) return answerOf(changeId, made, ids);
      const changed = people.filter((one) => !isSameStatus(seen.get(one.id) ?? one.status, one.status));
      if (changed.length) throw await manyChangedMeanwhile(em, changed);
      const answer: StatusChange = { changeId, changed: [], left: gone(ids, people) };
      for (const candidate of people) {
        const { id: candidateId, status: current } = candidate;
        const outcome = statusOutcome(current, status);
        if (outcome !== 'change') {
          answer.left.push({ candidateId, reason: outcome });
          continue;
        }
        this.writer.set(em, candidate, status, { note, changeId, notify });
        answer.changed.push({ candidateId, from: current, to: status });
      }
      return answer;
    });
  }

  undo(changeId: string): Promise<StatusChange> {
    return this.database.transaction(async (em) => {
      const named = await entriesOf(em, changeId);
      if (!named.length) throw new AppError('NOT_FOUND', 'Mudança não encontrada');
      const people = await lock(em, [...new Set(named.map(({ candidateId }) => candidateId))]);
      // Read again under the locks: another change may have come in between.
      const entriesByCandidate = Map.groupBy(await entriesOf(em, changeId), ({ candidateId }) => candidateId);
      const answer: StatusChange = { changeId, changed: [], left: [] };
      const overtaken: Candidate[] = [];
      for (const candidateId of new Set(named.map((entry) => entry.candidateId))) {
        const candidate = people.find(({ id }) => id === candidateId);
        const entries = entriesByCandidate.get(candidateId) ?? [];
        if (!candidate || !entries.every(({ undone, isLast }) => undone || isLast)) {
          answer.left.push({ candidateId, reason: candidate ? 'changed-since' : 'gone' });
          if (candidate) overtaken.push(candidate);
          continue;
        }
        answer.changed.push(this.undoOf(em, candidate, changeId, entries));
      }
      const [first] = overtaken;
      if (first && !answer.changed.length) throw await changedMeanwhile(em, first);
      return answer;
    });
  }

  private undoOf(
    em: EntityManager,
    candidate: Candidate,
    changeId: string,
    entries: Entry[],
  ): StatusChange['changed'][number] {
    const { id: candidateId, status } = candidate;
    const change = entries.find(({ kind }) => kind === 'status');
    const [first] = entries;
    if (!first?.undone) {
      if (!first?.before || this.writer.isLate(first)) throw new AppError('UNDO_EXPIRED');
      this.writer.undo(em, candidate, { changeId, before: first.before, entries });
    }
    return {
      candidateId,
      from: (change?.to ?? status) as CandidateStatus,
      to: (change?.from ?? status) as CandidateStatus,
    };
  }
}

function statusesSeen(ids: number[], from: CandidateStatus[] = []): Map<number, CandidateStatus> {
  const [first] = from;
  if (first === undefined) return new Map();
  if (from.length !== 1 && from.length !== ids.length)
    throw AppError.invalid([
      { field: 'from', message: 'Informe um status de origem para todos ou um para cada candidato' },
    ]);
  return new Map(ids.map((id, index) => [id, from.length === 1 ? first : from[index]!]));
}

/** In the order of their ids, so that two who change overlapping selections wait instead of blocking each other. */
async function lock(em: EntityManager, ids: number[]): Promise<Candidate[]> {
  await em.execute('select 1 from candidate where id = any(?::int[]) order by id for update', [
    `{${ids.join()}}`,
  ]);
  return em.find(Candidate, { id: { $in: ids } }, { orderBy: { id: 'asc' } });
}

/** In the order in which they were written, candidate by candidate. */
async function entriesOf(em: EntityManager, changeId: string): Promise<Entry[]> {
  const entries = await em.execute<Entry[]>(
    `select e.id, e.candidate_id as "candidateId", e.kind, e.from_value as "from", e.to_value as "to", e.at, e.before,
       exists (select 1 from history_entry u where u.undoes = e.id) as undone,
       not exists (select 1 from history_entry l where l.candidate_id = e.candidate_id and l.id > e.id
         and l.undoes is null and l.change_id is distinct from e.change_id
         and not exists (select 1 from history_entry u where u.undoes = l.id)) as "isLast"
     from history_entry e where e.change_id = ? order by e.candidate_id, e.id`,
    [changeId],
  );
  return entries.map((entry) => ({ ...entry, at: new Date(entry.at) }));
}

/** What a call answered that is made once more. */
function answerOf(changeId: string, made: Entry[], ids: number[]): StatusChange {
  const changed = made
    .filter(({ kind }) => kind === 'status')
    .map(({ candidateId, from, to }) => ({
      candidateId,
      from: from as CandidateStatus,
      to: to as CandidateStatus,
    }));
  const others = ids.filter((id) => !made.some(({ candidateId }) => candidateId === id));
  return { changeId, changed, left: others.map((candidateId) => ({ candidateId, reason: 'same' })) };
}

function gone(ids: number[], people: Candidate[]): StatusChange['left'] {
  const here = new Set(people.map(({ id }) => id));
  return ids.filter((id) => !here.has(id)).map((candidateId) => ({ candidateId, reason: 'gone' }));
}
