import { defineEntity, p } from '@mikro-orm/core';
import type { Application, ProfileField } from '@araucaria/contracts';
import { profileColumns } from './profile-columns.js';

/**
 * Who a person is, whatever they apply to. Unique by e-mail regardless of case. Applications hold copies of these columns
 * but the last four; a trigger of the database keeps them equal (decision 043).
 */
export const PersonSchema = defineEntity({
  name: 'Person',
  tableName: 'person',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** As entered. */
    email: p.text(),
    ...profileColumns(),
    /** The latest consent. Each application holds the one that it was sent with. */
    consentVersion: p.text().nullable(),
    consentAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export class Person extends PersonSchema.class {
  /** Replaces the accepted fields by those of a form that was sent at `sentAt`; empty fields of the form replace nothing. */
  accept(
    form: Pick<Application, ProfileField | 'consentVersion'>,
    accepted: readonly ProfileField[],
    { sentAt, now }: { sentAt: Date; now: Date },
  ): void {
    for (const field of accepted) if (form[field] !== undefined) this[field] = form[field];
    if (form.consentVersion !== undefined && !(this.consentAt && this.consentAt > sentAt)) {
      this.consentVersion = form.consentVersion;
      this.consentAt = sentAt;
    }
    this.updatedAt = now;
  }
}
PersonSchema.setClass(Person);
