import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'Education',
  tableName: 'education',
  properties: {
    id: p.integer().primary().autoincrement(),
    candidateId: p.integer(),
    institution: p.text(),
    degree: p.text(),
    startDate: p.date(),
    endDate: p.date().nullable(),
    inProgress: p.boolean(),
    description: p.text().nullable(),
  },
});

/** Something that a candidate studied. */
export class Education extends schema.class {}
schema.setClass(Education);
