import { defineEntity, p } from '@mikro-orm/core';
import { withoutAccents, wordsKey, type BonusRuleView, type SaveBonusRule } from '@araucaria/contracts';

const schema = defineEntity({
  name: 'BonusRule',
  tableName: 'bonus_rule',
  properties: {
    id: p.integer().primary(),
    department: p.text().nullable(),
    /** See {@link departmentKey}; null: any department. */
    departmentKey: p.text().nullable(),
    jobLevel: p.text().nullable(),
    /** See {@link wordsKey}; null: any job title. */
    levelKey: p.text().nullable(),
    /** Sum of both instalments. */
    bonusCents: p.integer(),
    description: p.text().nullable(),
    active: p.boolean().default(true),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** The form in which departments are compared: «Recursos humanos» and «RECURSOS HUMANOS » have the same key. */
export const departmentKey = (department: string): string =>
  withoutAccents(department).trim().replaceAll(/\s+/g, ' ');

/** The bonus for a department, for a level, or for both, instead of the default. */
export class BonusRule extends schema.class {
  /** Replaces all fields; absent ones are cleared, except `active`. */
  edit(input: SaveBonusRule, now: Date): void {
    Object.assign(this, BonusRule.fieldsOf(input), { active: input.active ?? this.active, updatedAt: now });
  }

  toView(): BonusRuleView {
    return {
      id: this.id,
      department: this.department ?? null,
      jobLevel: this.jobLevel ?? null,
      bonusAmount: this.bonusCents,
      description: this.description ?? null,
      active: this.active,
      createdAt: this.createdAt.toISOString(),
      updatedAt: this.updatedAt.toISOString(),
    };
  }

  /** The columns of an input; absent fields as null. */
  static fieldsOf({ department, jobLevel, bonusAmount, description }: SaveBonusRule) {
    return {
      department: department ?? null,
      departmentKey: department ? departmentKey(department) : null,
      jobLevel: jobLevel ?? null,
      levelKey: jobLevel ? wordsKey(jobLevel) : null,
      bonusCents: bonusAmount,
      description: description ?? null,
    };
  }
}
schema.setClass(BonusRule);
