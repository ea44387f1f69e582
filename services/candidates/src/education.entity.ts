import { defineEntity, p } from '@mikro-orm/core';
import type { EducationInput } from '@araucaria/contracts';

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

/** A course of study of a candidate. */
export class Education extends schema.class {
  static fromInput(candidateId: number, input: EducationInput) {
    const { institution, degree, startDate, endDate = null, inProgress = false, description = null } = input;
    return { candidateId, institution, degree, startDate, endDate, inProgress, description };
  }
}
schema.setClass(Education);
