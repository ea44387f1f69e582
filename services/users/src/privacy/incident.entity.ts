import { defineEntity, p } from '@mikro-orm/core';
import type { IncidentView, SaveIncident } from '@araucaria/contracts';
import { versionOf } from '@araucaria/platform';

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

/** Absent optional fields are null in a stored record. */
type OrNull<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | null | undefined : T[K] };

/** An entry of the register of incidents. */
export class Incident extends schema.class {
  static columnsOf(input: OrNull<Omit<SaveIncident, 'id' | 'from' | 'formKey'>>) {
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
    const columns = Incident.columnsOf(this);
    const version = versionOf(columns);
    return { id: this.id, ...columns, createdAt: this.createdAt.toISOString(), version };
  }
}
schema.setClass(Incident);
