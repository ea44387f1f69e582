import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DEFAULT_BONUS_CENTS,
  ReferralsRpc,
  wordsKey,
  type BonusRuleView,
  type ById,
  type CreateBonusRule,
  type UpdateBonusRule,
} from '@araucaria/contracts';
import { Database, isStored, oncePerForm } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc } from '@araucaria/platform';
import { splitBonus } from '../records/bonus.js';
import { BonusRule, departmentKey } from './bonus-rule.entity.js';
import { JobRefsService } from '../records/job-refs.service.js';

@Injectable()
export class BonusRulesService {
  constructor(
    private readonly database: Database,
    private readonly jobRefs: JobRefsService,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  @Rpc(ReferralsRpc.bonusRules)
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

  @Rpc(ReferralsRpc.createBonusRule)
  async create(input: CreateBonusRule): Promise<BonusRuleView> {
    await this.copyJobs();
    return this.database.transaction(async (em) => {
      const create = async () => {
        const now = this.clock.now();
        const fields = { ...BonusRule.fieldsOf(input), active: input.active ?? true };
        const rule = em.create(BonusRule, { ...fields, createdAt: now, updatedAt: now });
        await em.persist(rule).flush();
        await this.updateEstimates(em);
        this.audit(em, 'created', rule);
        return rule;
      };
      const find = (id: string) => em.findOne(BonusRule, Number(id));
      return (await oncePerForm(em, { kind: 'bonus-rule', form: input, create, find })).toView();
    });
  }

  /** @throws {AppError} `CHANGED_MEANWHILE` with the rule as it is now, if another user changed it since `from` */
  @Rpc(ReferralsRpc.updateBonusRule)
  async update({ from, ...input }: UpdateBonusRule): Promise<BonusRuleView> {
    await this.copyJobs();
    return this.database.transaction(async (em) => {
      const rule = await this.find(em, input.id);
      await em.lock(rule, LockMode.PESSIMISTIC_WRITE);
      await em.refresh(rule);
      if (from !== undefined && Date.parse(from) !== rule.updatedAt.getTime()) {
        const current = rule.toView();
        const { active = current.active } = input;
        if (isStored({ ...BonusRule.fieldsOf(input), active }, rule)) return current;
        throw new AppError('CHANGED_MEANWHILE', 'Esta regra foi alterada por outra pessoa.', { current });
      }
      rule.edit(input, this.clock.now());
      await em.flush();
      await this.updateEstimates(em);
      this.audit(em, 'changed', rule);
      return rule.toView();
    });
  }

  /** Bonuses of registered hires keep their amount. */
  @Rpc(ReferralsRpc.removeBonusRule)
  async remove({ id }: ById): Promise<void> {
    await this.copyJobs();
    return this.database.transaction(async (em) => {
      const rule = await this.find(em, id);
      this.audit(em, 'removed', rule);
      em.remove(rule);
      await em.flush();
      await this.updateEstimates(em);
    });
  }

  private audit(em: EntityManager, what: 'created' | 'changed' | 'removed', rule: BonusRule): void {
    const { id, bonusAmount: amountCents, active } = rule.toView();
    const details = { amountCents, active };
    this.outbox.audit(em, { action: `bonus-rule.${what}`, subject: 'bonus-rule', subjectId: id, details });
  }

  /**
   * The bonus for a hire, in cents: that of the most specific active rule (department and level, department, level, any; the
   * newest of equal ones), or the default. The job's copy decides, see `JobRefsService.copyMissing`.
   * @param jobId null: the talent bank
   */
  async bonusFor(em: EntityManager, jobId: number | null): Promise<number> {
    const job = jobId === null ? undefined : await this.jobRefs.copyOf(em, jobId);
    const [rule] = await em.execute<Array<{ bonus_cents: number }>>(
      `select bonus_cents from bonus_rule
       where active and (department_key is null or department_key = ?)
         and (level_key is null or position(level_key in ?) > 0)
       order by department_key is null, level_key is null, id desc limit 1`,
      [job ? departmentKey(job.department) : '', job ? wordsKey(job.title) : ''],
    );
    return rule?.bonus_cents ?? DEFAULT_BONUS_CENTS;
  }

  /**
   * Recalculates the bonus of applications without a hire. A hire fixes the amount.
   * @param jobId restricts it to applications for that job
   */
  async updateEstimates(em: EntityManager, jobId?: number): Promise<void> {
    const jobs = await em.execute<Array<{ id: number | null }>>(
      `select distinct job_id as id from referral_application
       where hire_date is null and candidate_erased_at is null and (?::int is null or job_id = ?)`,
      [jobId ?? null, jobId ?? null],
    );
    for (const { id } of jobs) {
      const { firstCents, secondCents } = splitBonus(await this.bonusFor(em, id));
      await em.execute(
        `update referral_application set first_bonus_cents = ?, second_bonus_cents = ?
         where job_id is not distinct from ?::int and hire_date is null and candidate_erased_at is null
           and (first_bonus_cents, second_bonus_cents) <> (?, ?)`,
        [firstCents, secondCents, id, firstCents, secondCents],
      );
    }
  }

  /** Completes the copies that {@link updateEstimates} reads, before a rule is locked. @throws {AppError} `UNAVAILABLE` */
  private async copyJobs(): Promise<void> {
    const jobs = await this.database.read<{ id: number }>({
      text: `select distinct job_id as id from referral_application
       where hire_date is null and candidate_erased_at is null and job_id is not null`,
    });
    await this.jobRefs.copyMissing(jobs.map(({ id }) => id));
  }

  private async find(em: EntityManager, id: number): Promise<BonusRule> {
    const rule = await em.findOne(BonusRule, id);
    if (!rule) throw new AppError('NOT_FOUND', 'Regra de bônus não encontrada.');
    return rule;
  }
}
