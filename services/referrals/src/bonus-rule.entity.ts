import { defineEntity, p } from '@mikro-orm/core';
import type { BonusRuleView, SaveBonusRule } from '@araucaria/contracts';

const schema = defineEntity({
  name: 'BonusRule',
  tableName: 'bonus_rule',
  properties: {
    id: p.integer().primary(),
    department: p.text().nullable(),
    /** See {@link departmentKey}; null: any department without a rule of its own. */
    departmentKey: p.text().nullable(),
    jobLevel: p.text().nullable(),
    /** See {@link wordsKey}; null: a job of any title. */
    levelKey: p.text().nullable(),
    /** Both instalments. */
    bonusCents: p.integer(),
    description: p.text().nullable(),
    active: p.boolean().default(true),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

const unaccented = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How departments are compared: «Recursos humanos» and «RECURSOS HUMANOS » are one. */
export const departmentKey = (department: string): string =>
  unaccented(department).trim().replaceAll(/\s+/g, ' ');

/** The words of a title or a level, each between two blanks: ' desenvolvedor a senior '. */
export const wordsKey = (text: string): string =>
  ` ${
    unaccented(text)
      .match(/[a-z0-9]+/g)
      ?.join(' ') ?? ''
  } `;

/** What a referral for a department, or for jobs of a level, earns instead of the default. */
export class BonusRule extends schema.class {
  /** Takes over what an administrator entered; fields left empty are cleared. */
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

  /** The columns that come from outside, absent ones as null. */
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
