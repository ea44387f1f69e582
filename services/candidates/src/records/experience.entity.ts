import { defineEntity, p } from '@mikro-orm/core';
import type { ExperienceInput } from '@araucaria/contracts';

export const ExperienceSchema = defineEntity({
  name: 'Experience',
  tableName: 'experience',
  properties: {
    id: p.integer().primary().autoincrement(),
    personId: p.integer(),
    /** The application that it was sent with; null: that one was erased, or the person sent it later. */
    candidateId: p.integer().nullable(),
    company: p.text(),
    position: p.text(),
    startDate: p.date(),
    endDate: p.date().nullable(),
    isCurrent: p.boolean(),
    description: p.text().nullable(),
  },
});

export class Experience extends ExperienceSchema.class {
  static fromInput(input: ExperienceInput) {
    const { company, position, startDate, endDate = null, isCurrent = false, description = null } = input;
    return { company, position, startDate, endDate, isCurrent, description };
  }
}
ExperienceSchema.setClass(Experience);
