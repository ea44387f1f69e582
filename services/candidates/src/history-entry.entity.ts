import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { HistoryEntryView } from '@araucaria/contracts';
import { currentActor } from '@araucaria/platform';
import type { Standing } from './candidate.entity.js';

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
    /** The change of one or of many that this is part of, if it has a name. */
    changeId: p.uuid().nullable(),
    /** The entry that this one takes back. */
    undoes: p.integer().nullable(),
    /** What the change replaced; only of a change with a name, which can be undone. */
    before: p.json().$type<Standing>().nullable(),
    actorId: p.integer().nullable(),
    actorName: p.text().nullable(),
    at: p.datetime(),
  },
});

interface Change {
  candidateId: number;
  kind: HistoryEntryView['kind'];
  from: string | null;
  to: string;
  note?: string;
  changeId?: string;
  undoes?: number;
  before?: Standing;
  at: Date;
}

/** Who changed what, when and why. Entries are only ever added. */
export class HistoryEntry extends schema.class {
  /** Writes down a change that whoever acts now makes. */
  static record(em: EntityManager, change: Change): void {
    const { candidateId, kind, from, to, note, changeId, undoes, before, at } = change;
    const actor = currentActor();
    em.create(
      HistoryEntry,
      {
        candidateId,
        kind,
        fromValue: from,
        toValue: to,
        note: note ?? null,
        changeId: changeId ?? null,
        undoes: undoes ?? null,
        before: (changeId && before) || null,
        actorId: actor?.id ?? null,
        actorName: actor?.username ?? null,
        at,
      },
      { persist: true },
    );
  }
}
schema.setClass(HistoryEntry);
