import { defineEntity, p } from '@mikro-orm/core';
import {
  isJobOpen,
  isPastClosing,
  type JobField,
  type JobType,
  type JobView,
  type SaveJob,
} from '@araucaria/contracts';
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
    /** The last day of applications, in America/Sao_Paulo. */
    closesOn: p.date().nullable(),
    /** Reserved jobs: readable by id, not listed, never changed. */
    isSystem: p.boolean().default(false),
    /** 1 at first; each edit that changes a field adds 1. */
    version: p.integer().default(1),
    createdAt: p.datetime(),
  },
});

export class Job extends schema.class {
  /**
   * Sets the fields of an edit; absent optional ones are cleared. A closing day that has ended may stay, so that other fields of such a job
   * can be edited.
   * @param today in America/Sao_Paulo
   * @returns the fields whose value changed
   */
  edit(input: SaveJob, today: string): JobField[] {
    this.assertOrdinary();
    Job.assertSalaryRange(input);
    if (input.closesOn !== this.closesOn) Job.assertClosingDay(input, today);
    const next = { ...Job.fieldsOf(input), isActive: input.isActive ?? this.isActive };
    const changed = (Object.keys(next) as JobField[]).filter(
      (field) => next[field] !== (this[field] ?? null),
    );
    if (changed.length) this.version += 1;
    Object.assign(this, next);
    return changed;
  }

  /** @param today in America/Sao_Paulo */
  isOpen(today: string): boolean {
    return isJobOpen(this, today);
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
      closesOn: this.closesOn ?? null,
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

  /** @param today in America/Sao_Paulo */
  static assertClosingDay({ closesOn }: SaveJob, today: string): void {
    if (isPastClosing(closesOn, today))
      throw AppError.invalid([{ field: 'closesOn', message: 'A data deve ser hoje ou depois' }]);
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
      closesOn: input.closesOn ?? null,
    };
  }
}
schema.setClass(Job);
