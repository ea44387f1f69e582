import { defineEntity, p } from '@mikro-orm/core';
import type { IncidentView, SaveIncident } from '@araucaria/contracts';

const schema = defineEntity({
  name: 'Incident',
  tableName: 'incident',
  properties: {
    id: p.integer().primary().autoincrement(),
    title: p.text(),
    occurredFrom: p.date(),
    occurredTo: p.date(),
    knownOn: p.date(),
    data: p.text(),
    measures: p.text().nullable(),
    isRelevant: p.boolean(),
    actorId: p.integer().nullable(),
    anpdNotifiedOn: p.date().nullable(),
    personsNotifiedOn: p.date().nullable(),
    createdAt: p.datetime(),
  },
});

/** An entry of the register of incidents. */
export class Incident extends schema.class {
  /** The columns that a user edits. */
  static columnsOf(input: SaveIncident) {
    return {
      title: input.title,
      occurredFrom: input.occurredFrom,
      occurredTo: input.occurredTo,
      knownOn: input.knownOn,
      data: input.data,
      measures: input.measures ?? null,
      isRelevant: input.isRelevant,
      actorId: input.actorId ?? null,
      anpdNotifiedOn: input.anpdNotifiedOn ?? null,
      personsNotifiedOn: input.personsNotifiedOn ?? null,
    };
  }

  toView(): IncidentView {
    return {
      id: this.id,
      title: this.title,
      occurredFrom: this.occurredFrom,
      occurredTo: this.occurredTo,
      knownOn: this.knownOn,
      data: this.data,
      measures: this.measures ?? null,
      isRelevant: this.isRelevant,
      actorId: this.actorId ?? null,
      anpdNotifiedOn: this.anpdNotifiedOn ?? null,
      personsNotifiedOn: this.personsNotifiedOn ?? null,
      createdAt: this.createdAt.toISOString(),
    };
  }
}
schema.setClass(Incident);
