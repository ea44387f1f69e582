import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'Experience',
  tableName: 'experience',
  properties: {
    id: p.integer().primary().autoincrement(),
    candidateId: p.integer(),
    company: p.text(),
    position: p.text(),
    startDate: p.date(),
    endDate: p.date().nullable(),
    isCurrent: p.boolean(),
    description: p.text().nullable(),
  },
});

/** Somewhere that a candidate worked. */
export class Experience extends schema.class {}
schema.setClass(Experience);
