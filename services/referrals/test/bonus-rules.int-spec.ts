import { ADMIN, EMPLOYEE } from '@araucaria/testing';
import { startReferrals, type Service } from './service.js';
import { on, referred } from './referred.js';

let service: Service;

beforeAll(async () => {
  service = await startReferrals();
  await service.hear('job.saved', {
    jobId: 200,
    title: 'BP',
    department: 'Recursos Humanos',
    isActive: true,
  });
});
beforeEach(() => on(service, '2026-11-21'));
afterAll(() => service.stop());

describe('a bonus rule', () => {
  afterEach(async () => {
    for (const { id } of await service.as(ADMIN).bonusRules())
      await service.as(ADMIN).removeBonusRule({ id });
  });

  it('replaces the default for its department, half each, the odd cent in the first', async () => {
    await service.as(ADMIN).createBonusRule({ department: ' recursos  HUMANOS ', bonusAmount: 80_001 });
    expect(await referred(service, EMPLOYEE, 200)).toMatchObject({
      bonusAmount: 80_001,
      totalBonusAmount: 800.01,
      firstBonusAmount: 400.01,
      secondBonusAmount: 400,
    });
    expect(await referred(service, EMPLOYEE, 100)).toMatchObject({ bonusAmount: 50_000 });
    expect(await referred(service, EMPLOYEE, null)).toMatchObject({ bonusAmount: 50_000 });
  });

  it('counts while it is active, the newest first, and changes nothing that was promised before', async () => {
    const admin = service.as(ADMIN);
    const before = await referred(service, EMPLOYEE, 200);
    await admin.createBonusRule({ department: 'Recursos Humanos', bonusAmount: 60_000 });
    const newer = await admin.createBonusRule({ department: 'Recursos Humanos', bonusAmount: 70_000 });
    const everywhere = await admin.createBonusRule({ bonusAmount: 55_000 });
    expect(await referred(service, EMPLOYEE, 200)).toMatchObject({ bonusAmount: 70_000 });
    expect(await referred(service, EMPLOYEE, 100)).toMatchObject({ bonusAmount: 55_000 });
    await admin.updateBonusRule({
      ...newer,
      department: 'Recursos Humanos',
      bonusAmount: 70_000,
      active: false,
    } as never);
    expect(await referred(service, EMPLOYEE, 200)).toMatchObject({ bonusAmount: 60_000 });
    await admin.removeBonusRule({ id: everywhere.id });
    expect(await referred(service, EMPLOYEE, 100)).toMatchObject({ bonusAmount: 50_000 });
    expect(await admin.applicationsByCandidate({ candidateId: before.candidateId })).toEqual([before]);
  });

  it('is created, changed, listed and removed', async () => {
    const admin = service.as(ADMIN);
    const rule = await admin.createBonusRule({
      department: 'Engenharia',
      jobLevel: 'Sênior',
      bonusAmount: 100_000,
      description: 'Vagas difíceis',
    });
    expect(rule).toMatchObject({
      department: 'Engenharia',
      jobLevel: 'Sênior',
      bonusAmount: 100_000,
      active: true,
    });
    on(service, '2026-11-22');
    const changed = await admin.updateBonusRule({
      id: rule.id,
      department: 'Engenharia',
      bonusAmount: 90_000,
    });
    expect(changed).toMatchObject({
      id: rule.id,
      jobLevel: null,
      description: null,
      bonusAmount: 90_000,
      active: true,
    });
    expect(changed.createdAt).toBe(rule.createdAt);
    expect(changed.updatedAt > rule.updatedAt).toBe(true);
    expect(await admin.bonusRules()).toEqual([changed]);
    await admin.removeBonusRule({ id: rule.id });
    expect(await admin.bonusRules()).toEqual([]);
    await expect(admin.removeBonusRule({ id: rule.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(admin.updateBonusRule({ id: rule.id, bonusAmount: 1 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each([
    [{ bonusAmount: undefined }, 'Informe o valor do bônus em centavos'],
    [{ bonusAmount: '500' }, 'Informe o valor do bônus em centavos'],
    [{ bonusAmount: 10.5 }, 'Informe o valor do bônus em centavos'],
    [{ bonusAmount: -1 }, 'O valor do bônus não pode ser negativo'],
    [{ bonusAmount: 2 ** 31 }, 'Valor muito alto'],
  ])('is refused with %j', async (rule, message) => {
    await expect(service.as(ADMIN).createBonusRule(rule as never)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field: 'bonusAmount', message }] },
    });
  });
});
