import { defineEntity, p } from '@mikro-orm/core';
import type { RejectionReasonView } from '@araucaria/contracts';

const schema = defineEntity({
  name: 'RejectionReason',
  tableName: 'rejection_reason',
  properties: {
    id: p.integer().primary().autoincrement(),
    label: p.text(),
    /** Text of the e-mail, with the variables of `REJECTION_VARIABLES`. */
    message: p.text(),
    /** Reasons are listed by it; ties by id. */
    position: p.integer(),
    isActive: p.boolean(),
    /** Incremented by each change, but not by a new order. */
    version: p.integer().default(1),
  },
});

/** A reason of rejections. It is never deleted, because histories name it. */
export class RejectionReason extends schema.class {
  toView(): RejectionReasonView {
    const { id, label, message, isActive, version } = this;
    return { id, label, message, isActive, version };
  }
}
schema.setClass(RejectionReason);
