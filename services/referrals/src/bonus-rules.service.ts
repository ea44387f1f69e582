import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DEFAULT_BONUS_CENTS,
  type BonusRuleView,
  type SaveBonusRule,
  type UpdateBonusRule,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError, Clock } from '@araucaria/platform';
import { BonusRule, departmentKey } from './bonus-rule.entity.js';

@Injectable()
export class BonusRulesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list(): Promise<BonusRuleView[]> {
    return this.database.read(async (em) => {
      const rules = await em.find(
        BonusRule,
        {},
        { orderBy: { departmentKey: 'asc nulls first', id: 'asc' } },
      );
      return rules.map((rule) => rule.toView());
    });
  }

  create(input: SaveBonusRule): Promise<BonusRuleView> {
    return this.database.transaction(async (em) => {
      const now = this.clock.now();
      const facts = { ...BonusRule.fieldsOf(input), active: input.active ?? true };
      const rule = em.create(BonusRule, { ...facts, createdAt: now, updatedAt: now });
      await em.persist(rule).flush();
      return rule.toView();
    });
  }

  update(input: UpdateBonusRule): Promise<BonusRuleView> {
    return this.database.transaction(async (em) => {
      const rule = await this.find(em, input.id);
      rule.edit(input, this.clock.now());
      return rule.toView();
    });
  }

  /** Bonuses that were promised under it stay. */
  remove(id: number): Promise<void> {
    return this.database.transaction(async (em) => {
      em.remove(await this.find(em, id));
    });
  }

  /**
   * Cents that a referral for the department earns: by the newest active rule for it, else by the newest for all,
   * else the default.
   * @param department absent: talent bank, or a vacancy that is gone
   */
  async bonusFor(em: EntityManager, department?: string): Promise<number> {
    const [rule] = await em.execute<Array<{ bonus_cents: number }>>(
      `select bonus_cents from bonus_rule where active and (department_key = ? or department_key is null)
       order by department_key is null, id desc limit 1`,
      [department ? departmentKey(department) : ''],
    );
    return rule?.bonus_cents ?? DEFAULT_BONUS_CENTS;
  }

  private async find(em: EntityManager, id: number): Promise<BonusRule> {
    const rule = await em.findOne(BonusRule, id);
    if (!rule) throw new AppError('NOT_FOUND', 'Regra de bônus não encontrada.');
    return rule;
  }
}
