import { defineEntity, p } from '@mikro-orm/core';
import type { EducationInput } from '@araucaria/contracts';

export const EducationSchema = defineEntity({
  name: 'Education',
  tableName: 'education',
  properties: {
    id: p.integer().primary().autoincrement(),
    personId: p.integer(),
    /** The application that it was sent with; null: that one was erased, or the person sent it later. */
    candidateId: p.integer().nullable(),
    institution: p.text(),
    degree: p.text(),
    startDate: p.date(),
    endDate: p.date().nullable(),
    inProgress: p.boolean(),
    description: p.text().nullable(),
  },
});

export class Education extends EducationSchema.class {
  static fromInput(input: EducationInput) {
    const { institution, degree, startDate, endDate = null, inProgress = false, description = null } = input;
    return { institution, degree, startDate, endDate, inProgress, description };
  }
}
EducationSchema.setClass(Education);
