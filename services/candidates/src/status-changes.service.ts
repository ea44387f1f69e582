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
import { Candidate } from './candidate.entity.js';
import { StatusWriter } from './status-writer.js';

/** A status entry of a change, and what became of it. */
interface Entry {
  id: number;
  candidateId: number;
  from: CandidateStatus;
  to: CandidateStatus;
  at: Date;
  undone: boolean;
  /** No later change of the status. */
  isLast: boolean;
}

/** Changes of status as wholes, for one candidate or for many: looked at before, made, and taken back. */
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

  change({ ids, status, note, notify, changeId = randomUUID() }: ChangeStatuses): Promise<StatusChange> {
    return this.database.transaction(async (em) => {
      const people = await lock(em, ids);
      const made = await entriesOf(em, changeId);
      if (made.length) return answerOf(changeId, made, ids);
      const answer: StatusChange = { changeId, changed: [], left: gone(ids, people) };
      for (const candidate of people) {
        const { id: candidateId, status: from } = candidate;
        const outcome = statusOutcome(from, status);
        if (outcome !== 'change') {
          answer.left.push({ candidateId, reason: outcome });
          continue;
        }
        this.writer.set(em, candidate, status, { note, changeId, notify });
        answer.changed.push({ candidateId, from, to: status });
      }
      return answer;
    });
  }

  undo(changeId: string): Promise<StatusChange> {
    return this.database.transaction(async (em) => {
      const named = await entriesOf(em, changeId);
      if (!named.length) throw new AppError('NOT_FOUND', 'Mudança não encontrada');
      const people = await lock(
        em,
        named.map(({ candidateId }) => candidateId),
      );
      // Read again under the locks: somebody may have gone on in between.
      const entries = await entriesOf(em, changeId);
      const answer: StatusChange = { changeId, changed: [], left: [] };
      for (const { id, candidateId, from, to, at, undone, isLast } of entries) {
        const candidate = people.find((person) => person.id === candidateId);
        if (!candidate || (!undone && !isLast)) {
          answer.left.push({ candidateId, reason: candidate ? 'changed-since' : 'gone' });
          continue;
        }
        if (!undone) {
          if (this.writer.isLate({ at })) throw new AppError('UNDO_EXPIRED');
          this.writer.takeBack(em, candidate, { id, changeId, from, at });
        }
        answer.changed.push({ candidateId, from: to, to: from });
      }
      return answer;
    });
  }
}

/** In the order of their ids, so that two who change overlapping selections wait instead of blocking each other. */
async function lock(em: EntityManager, ids: number[]): Promise<Candidate[]> {
  await em.execute('select 1 from candidate where id = any(?::int[]) order by id for update', [
    `{${ids.join()}}`,
  ]);
  return em.find(Candidate, { id: { $in: ids } }, { orderBy: { id: 'asc' } });
}

async function entriesOf(em: EntityManager, changeId: string): Promise<Entry[]> {
  const entries = await em.execute<Entry[]>(
    `select e.id, e.candidate_id as "candidateId", e.from_value as "from", e.to_value as "to", e.at,
       exists (select 1 from history_entry u where u.undoes = e.id) as undone,
       not exists (select 1 from history_entry l where l.candidate_id = e.candidate_id and l.id > e.id
         and l.kind = 'status') as "isLast"
     from history_entry e where e.change_id = ? and e.kind = 'status' order by e.candidate_id`,
    [changeId],
  );
  return entries.map((entry) => ({ ...entry, at: new Date(entry.at) }));
}

/** What a call answered that is made once more. */
function answerOf(changeId: string, made: Entry[], ids: number[]): StatusChange {
  const changed = made.map(({ candidateId, from, to }) => ({ candidateId, from, to }));
  const others = ids.filter((id) => !made.some(({ candidateId }) => candidateId === id));
  return { changeId, changed, left: others.map((candidateId) => ({ candidateId, reason: 'same' })) };
}

function gone(ids: number[], people: Candidate[]): StatusChange['left'] {
  const here = new Set(people.map(({ id }) => id));
  return ids.filter((id) => !here.has(id)).map((candidateId) => ({ candidateId, reason: 'gone' }));
}
