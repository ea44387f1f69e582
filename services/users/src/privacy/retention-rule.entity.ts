import { defineEntity, p } from '@mikro-orm/core';
import { RETENTION_KINDS, type RetentionKind, type RetentionRuleView } from '@araucaria/contracts';
import { versionOf } from '@araucaria/platform';

const schema = defineEntity({
  name: 'RetentionRule',
  tableName: 'retention_rule',
  properties: {
    kind: p.text().$type<RetentionKind>().primary(),
    enabled: p.boolean(),
    termDays: p.integer(),
    changedAt: p.datetime(),
    changedBy: p.integer().nullable(),
  },
});

/** The changed term of one kind of data. */
export class RetentionRule extends schema.class {
  toView(): RetentionRuleView {
    return {
      kind: this.kind,
      enabled: this.enabled,
      termDays: this.termDays,
      changedAt: this.changedAt.toISOString(),
      changedById: this.changedBy ?? null,
      version: versionOf([this.enabled, this.termDays]),
    };
  }

  /** The rule of a kind that has not been changed: off, with the default term. */
  static defaultOf(kind: RetentionKind): RetentionRuleView {
    const { defaultDays: termDays } = RETENTION_KINDS[kind];
    const version = versionOf([false, termDays]);
    return { kind, enabled: false, termDays, changedAt: null, changedById: null, version };
  }
}
schema.setClass(RetentionRule);
