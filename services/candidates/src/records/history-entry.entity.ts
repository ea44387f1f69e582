import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { HistoryEntryView } from '@araucaria/contracts';
import { currentActor } from '@araucaria/platform';
import type { PipelineState } from './candidate.entity.js';

const schema = defineEntity({
  name: 'HistoryEntry',
  tableName: 'history_entry',
  properties: {
    id: p.integer().primary().autoincrement(),
    candidateId: p.integer(),
    kind: p.text().$type<HistoryEntryView['kind']>(),
    fromValue: p.text().nullable(),
    toValue: p.text(),
    note: p.text().nullable(),
    reasonId: p.integer().nullable(),
    /** Groups the entries of one call, for one candidate or many; null: the change cannot be undone. */
    changeId: p.uuid().nullable(),
    /** Joins changes with one undo window; null: the change has its own. */
    seriesId: p.uuid().nullable(),
    /** Id of the entry that this one undoes. */
    undoes: p.integer().nullable(),
    before: p.json().$type<PipelineState>().nullable(),
    actorId: p.integer().nullable(),
    actorName: p.text().nullable(),
    at: p.datetime(),
  },
});

/**
 * The condition of SQL for notes without a change, which repeat the status as earlier releases read it. An e-mail that follows a
 * rejection repeats it too, with the state before.
 */
export const isNoteSql = (entry: string): string =>
  `(${entry}.kind = 'status' and ${entry}.from_value = ${entry}.to_value and ${entry}.before is null and ${entry}.change_id is not null)`;

interface Change {
  candidateId: number;
  kind: HistoryEntryView['kind'];
  from: string | null;
  to: string;
  note?: string | undefined;
  reasonId?: number | undefined;
  changeId?: string | undefined;
  seriesId?: string | undefined;
  undoes?: number | undefined;
  before?: PipelineState;
  at: Date;
  /** As in {@link HistoryEntry.record}. Its name is read where it is shown. */
  actorId?: number | undefined;
}

/** Who changed what, when and why. Append-only. */
export class HistoryEntry extends schema.class {
  /** Adds a change by the current actor, or by the user who caused the event that it follows. */
  static record(em: EntityManager, change: Change): void {
    const { candidateId, kind, from, to, note, reasonId, changeId, seriesId, undoes, before, at, actorId } =
      change;
    const actor = currentActor();
    em.create(
      HistoryEntry,
      {
        candidateId,
        kind,
        fromValue: from,
        toValue: to,
        note: note ?? null,
        reasonId: reasonId ?? null,
        changeId: changeId ?? null,
        seriesId: seriesId ?? null,
        undoes: undoes ?? null,
        before: (changeId && before) || null,
        actorId: actor?.id ?? actorId ?? null,
        actorName: actor?.username ?? null,
        at,
      },
      { persist: true },
    );
  }
}
schema.setClass(HistoryEntry);
