import { defineEntity, p } from '@mikro-orm/core';
import type { JobField, JobType, JobView, SaveJob } from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';

const schema = defineEntity({
  name: 'Job',
  tableName: 'job',
  properties: {
    id: p.integer().primary(),
    title: p.text(),
    department: p.text(),
    location: p.text(),
    type: p.text().$type<JobType>(),
    description: p.text(),
    /** Comma-separated. */
    requirements: p.text(),
    /** Comma-separated. */
    benefits: p.text().nullable(),
    /** Comma-separated, in their order. */
    selectionSteps: p.text().nullable(),
    /** Whole reais a month. */
    salaryMin: p.integer().nullable(),
    /** Whole reais a month. */
    salaryMax: p.integer().nullable(),
    isActive: p.boolean().default(true),
    /** Reserved jobs: readable by id, not listed, never changed. */
    isSystem: p.boolean().default(false),
    /** 1 at first; each edit that changes a field adds 1. */
    version: p.integer().default(1),
    createdAt: p.datetime(),
  },
});

export class Job extends schema.class {
  /**
   * Sets the fields of an edit; absent optional ones are cleared.
   * @returns the fields whose value changed
   */
  edit(input: SaveJob): JobField[] {
    this.assertOrdinary();
    Job.assertSalaryRange(input);
    const next = { ...Job.fieldsOf(input), isActive: input.isActive ?? this.isActive };
    const changed = (Object.keys(next) as JobField[]).filter(
      (field) => next[field] !== (this[field] ?? null),
    );
    if (changed.length) this.version += 1;
    Object.assign(this, next);
    return changed;
  }

  assertOrdinary(): void {
    if (this.isSystem) throw new AppError('SYSTEM_JOB');
  }

  toView(): JobView {
    return {
      id: this.id,
      title: this.title,
      department: this.department,
      location: this.location,
      type: this.type,
      description: this.description,
      requirements: this.requirements,
      benefits: this.benefits ?? null,
      selectionSteps: this.selectionSteps ?? null,
      salaryMin: this.salaryMin ?? null,
      salaryMax: this.salaryMax ?? null,
      isActive: this.isActive,
      isSystem: this.isSystem,
      version: this.version,
      createdAt: this.createdAt.toISOString(),
    };
  }

  static assertSalaryRange({ salaryMin, salaryMax }: SaveJob): void {
    if (salaryMin !== undefined && salaryMax !== undefined && salaryMax < salaryMin) {
      const message = 'O salário máximo deve ser maior ou igual ao salário mínimo';
      throw AppError.invalid([{ field: 'salaryMax', message }]);
    }
  }

  /** Columns of the input; absent ones are null. */
  static fieldsOf(input: SaveJob) {
    const { title, department, location, type, description, requirements } = input;
    return {
      title,
      department,
      location,
      type,
      description,
      requirements,
      benefits: input.benefits ?? null,
      selectionSteps: input.selectionSteps ?? null,
      salaryMin: input.salaryMin ?? null,
      salaryMax: input.salaryMax ?? null,
    };
  }
}
schema.setClass(Job);
